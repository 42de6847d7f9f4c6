// SPDX-License-Identifier: MIT
#include "trial/account_set.h"

#include <algorithm>
#include <fmt/format.h>

#include "analysis/whole_board.h"
#include "render/number.h"
#include "survey/ring.h"
#include "survey/taken.h"

namespace tedomari::trial {

namespace {

using go::Color;

Rational for_player(Color color, Rational value) { return color == Color::black ? value : -value; }

std::string names_of(const go::PointSet& points) {
    std::string text;
    points.for_each([&](go::Point p) { text += (text.empty() ? "" : " ") + go::to_string(p); });
    return text;
}

std::vector<RingCase> rings_of(const survey::Survey& survey, const go::Board& board, std::uint64_t nodes) {
    std::vector<RingCase> rings;
    for (const survey::SurveyedRegion& region : survey.regions) {
        if (region.game.evidence != Evidence::proved) continue;
        RingCase ring{
            names_of(region.open.points), region.game.count.value, region.game.temperature.value, 0, {}, {}};
        if (const auto wider = survey::one_ring_wider(survey.partition, region.open.points, board)) {
            endgame::Effort effort;
            effort.nodes = nodes;
            effort.second_opinions = false;
            const auto game = endgame::evaluate(wider->model, wider->points, effort);
            ring.held = wider->held;
            if (game && game->evidence == Evidence::proved) {
                ring.wider_count = game->count.value;
                ring.wider_temperature = game->temperature.value;
                ring.borne_out = survey::is_borne_out(region.game, *game, wider->held);
            }
        } else {
            ring.wider_count = ring.count;
            ring.wider_temperature = ring.temperature;
        }
        rings.push_back(std::move(ring));
    }
    return rings;
}

AccountCase examine(const std::string& name, const go::Game& game, const AccountQuestion& question) {
    survey::SurveySettings settings = question.survey;
    survey::RegionMemory memory;
    settings.store = &memory;
    const survey::Survey survey = survey::survey(game, settings);
    const analysis::WholeBoardReport report = analysis::whole_board(game, settings);
    AccountCase result;
    result.game = name;
    result.move = static_cast<int>(game.moves().size());
    result.mover = game.to_move();
    result.lead = report.lead.value;
    result.temperature = report.temperature.value;
    result.forecast = report.forecast;
    go::Game other = game;
    other.set_to_move(go::opponent(game.to_move()));
    result.forecast_other = analysis::whole_board(other, settings).forecast;
    result.best = go::Move::pass(game.to_move());
    if (const analysis::RankedMove* best = report.best()) {
        result.best = best->line.front();
        go::Game after = game;
        after.play(result.best);
        result.captured = survey::is_taken_at_once(game.board(), result.best);
        result.forecast_after = analysis::whole_board(after, settings).forecast;
    }
    result.rings = rings_of(survey, game.board(), question.wider_nodes);
    return result;
}

// In order, each once.
std::vector<int> moments(const AccountQuestion& question, int last) {
    std::vector<int> moments = before_the_end(question.back)(last);
    const std::vector<int> early = before_moves(question.moves)(last);
    moments.insert(moments.end(), early.begin(), early.end());
    std::sort(moments.begin(), moments.end());
    moments.erase(std::unique(moments.begin(), moments.end()), moments.end());
    return moments;
}

}  // namespace

Rational AccountCase::gain() const { return for_player(mover, forecast - lead); }
Rational AccountCase::tempo() const { return for_player(mover, forecast - forecast_other); }
double AccountCase::change() const {
    return forecast_after ? for_player(mover, *forecast_after - forecast).to_double() : 0;
}
bool AccountCase::is_kept() const { return std::abs(change()) <= std::max(1.0, temperature.to_double()); }
int AccountCase::broken_rings() const {
    int sum = 0;
    for (const RingCase& ring : rings) sum += ring.borne_out ? 0 : 1;
    return sum;
}
int AccountCase::undecided_rings() const {
    int sum = 0;
    for (const RingCase& ring : rings) sum += ring.wider_count ? 0 : 1;
    return sum;
}

Result<AccountReport> account_set(const AccountQuestion& question, const std::atomic<bool>* cancel,
                                  const std::function<void(const AccountCase&)>& tell) {
    const auto games = draw_games(question.games);
    if (!games) return games.error();
    AccountReport report;
    report.interrupted = !for_each_position(
        *games, [&](int last) { return moments(question, last); }, cancel,
        [&](const DrawnPosition& at) {
            if (at.game.is_over()) return true;
            report.cases.push_back(examine(at.drawn.name, at.game, question));
            if (tell) tell(report.cases.back());
            return true;
        });
    return report;
}

bool holds(const AccountReport& report) {
    return std::all_of(report.cases.begin(), report.cases.end(), [](const AccountCase& c) {
        return c.is_within_a_move() && c.is_glad_to_move() && !c.captured && c.broken_rings() == 0;
    });
}

std::string to_text(const AccountCase& c) {
    std::string text = fmt::format(
        "{:<28} {:>4} lead {:>7.1f} move {:>5.1f} forecast {:>7.1f} other {:>7.1f} after {} {:>6.1f}", c.game,
        c.move, c.lead.to_double(), c.temperature.to_double(), c.forecast.to_double(),
        c.forecast_other.to_double(), c.best.is_pass() ? "pass" : go::to_string(c.best.point), c.change());
    if (!c.is_within_a_move()) text += "  LEAD";
    if (!c.is_glad_to_move()) text += "  TEMPO";
    if (!c.is_kept()) text += "  BEST";
    if (c.captured) text += "  CAPTURED";
    for (const RingCase& ring : c.rings) {
        if (ring.borne_out) continue;
        text += fmt::format("\n    RING {}: {} t {}, wider {} t {}", ring.points,
                            render::number(ring.count + ring.held, Evidence::proved),
                            render::number(ring.temperature, Evidence::proved),
                            render::number(*ring.wider_count, Evidence::proved),
                            render::number(*ring.wider_temperature, Evidence::proved));
    }
    return text + "\n";
}

std::string to_text(const AccountReport& report) {
    int rings = 0, broken = 0, undecided = 0;
    double change = 0, without_signs = 0;
    for (const AccountCase& c : report.cases) {
        rings += static_cast<int>(c.rings.size());
        broken += c.broken_rings();
        undecided += c.undecided_rings();
        change += c.change();
        without_signs += std::abs(c.change());
    }
    const double n = std::max<double>(1, static_cast<double>(report.cases.size()));
    const auto broken_by = [&](auto fits) {
        return static_cast<int>(report.cases.size()) - report.count(fits);
    };
    return fmt::format(
        "{} positions\n"
        "forecast not within a move of the lead      {}\n"
        "player to move worse off for moving         {}\n"
        "best move captured at once                  {}\n"
        "forecast changes by the best move           mean {:.2f}, without signs {:.2f}, by more than a move "
        "{}\n"
        "exact regions {}: one ring wider otherwise    {}, not decided {}\n",
        report.cases.size(), broken_by(&AccountCase::is_within_a_move),
        broken_by(&AccountCase::is_glad_to_move), report.count(&AccountCase::captured), change / n,
        without_signs / n, broken_by(&AccountCase::is_kept), rings, broken, undecided);
}

nlohmann::json to_json(const AccountReport& report) {
    return {{"positions", report.cases.size()},
            {"withinAMove", report.count(&AccountCase::is_within_a_move)},
            {"gladToMove", report.count(&AccountCase::is_glad_to_move)},
            {"kept", report.count(&AccountCase::is_kept)},
            {"captured", report.count(&AccountCase::captured)},
            {"rings", report.sum([](const AccountCase& c) { return static_cast<int>(c.rings.size()); })},
            {"ringsBroken", report.sum(&AccountCase::broken_rings)},
            {"ringsUndecided", report.sum(&AccountCase::undecided_rings)}};
}

}  // namespace tedomari::trial
