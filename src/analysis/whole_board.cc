// SPDX-License-Identifier: MIT
#include "analysis/whole_board.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdlib>

#include "analysis/nearby.h"
#include "economy/wall_sum.h"
#include "local/side.h"
#include "survey/forecast.h"
#include "survey/tempo.h"

namespace tedomari::analysis {

namespace {

using go::Color;
using local::Kind;
using survey::SurveyedRegion;

std::string region_name(std::size_t index) {
    constexpr std::string_view letters = "ABCDEFGHIJKLMNPQRSTUVWYZ";  // O and X are stones
    if (index < letters.size()) return {letters[index]};
    return std::string{letters[index % letters.size()]} + std::to_string(index / letters.size());
}

bool is_sente_of(const SurveyedRegion& region, Color color) {
    const Kind own = color == Color::black ? Kind::black_sente : Kind::white_sente;
    return region.game.kind == own || region.game.kind == Kind::double_sente;
}

// More than three tenths of the board are in doubt.
bool leaves_much_open(const survey::Doubt& doubt, go::Size size) {
    return doubt.undecided + doubt.judged > 0.3 * size.points();
}

// A ko in which a move is worth less, in territory, is not told of.
const Rational smallest_ko(1, 4);

class Reporter {
public:
    Reporter(const go::Game& game, const survey::Survey& survey, std::optional<Rational> before)
        : game_(game),
          survey_(survey),
          before_(before),
          extra_(game.rules().scoring == go::Scoring::area ? 1 : 0),
          walls_(survey.walls()) {}

    WholeBoardReport run();

private:
    void describe();
    void weigh();
    void choose();
    void rank();
    RankedMove ranked(std::size_t region, Rational ambient) const;
    bool is_playable(std::size_t region) const;
    void find_last_big_move();
    void name_doubtful_stones();
    void widen(DoubtfulStones& stones);
    Color mover() const { return report_.position.to_move; }

    const go::Game& game_;
    const survey::Survey& survey_;
    std::optional<Rational> before_;
    Rational extra_;  // what a move is worth more by the rules than in territory, in which walls_ are
    std::vector<cgt::Thermograph> walls_;
    WholeBoardReport report_;
};

// What the survey found, in the report's counting.
void Reporter::describe() {
    report_.position = game_.position();
    report_.rules = game_.rules();
    report_.komi = komi_of(game_);
    for (std::size_t i = 0; i < survey_.regions.size(); ++i) {
        const SurveyedRegion& region = survey_.regions[i];
        report_.regions.push_back({region_name(i), region.open.points, region.open.empty,
                                   region.open.narrowed,
                                   report_.is_area() ? local::by_area(region.game) : region.game,
                                   region.seconds, region.remembered});
    }
    for (const survey::ChainStanding& chain : survey_.partition.chains)
        report_.chains.push_back({chain.chain, chain.standing, chain.evidence});
    report_.owner = survey_.partition.owner;
    report_.ownership = survey_.judgement.ownership;
    report_.judge = survey_.judgement.source;
    report_.judged = survey_.judgement.evidence;
    if (!report_.is_area()) report_.teire = survey_.teire;
    report_.finished = survey_.finished;
    if (!game_.moves().empty() && !game_.moves().back().is_pass()) {
        report_.last_move = game_.moves().back().point;
        report_.last_region = survey_.region_at(*report_.last_move);
    }
    if (before_) report_.ambient = *before_ + extra_;
}

void Reporter::weigh() {
    const survey::Forecast forecast =
        survey::forecast(survey_, game_.board(), mover(), game_.rules().scoring, before_);
    report_.forecast = forecast.value - report_.komi;
    report_.give_or_take = forecast.give_or_take;
    if (report_.judged == Evidence::learned) report_.calibration_games = survey::calibration_games;
    report_.forecast_judged = forecast.judged;
    report_.doubted = forecast.doubted;
    report_.lead = local::Estimate::exact(forecast.lead - report_.komi);
    const int stones = static_cast<int>(game_.handicap().size());
    if (forecast.judged && stones >= 2 &&
        leaves_much_open(survey::doubt(survey_, game_.board()), game_.size()))
        report_.made_even_by = stones;
    report_.lead.low -= std::max(report_.doubted, Rational(0));  // or without the doubt
    report_.lead.high -= std::min(report_.doubted, Rational(0));
    report_.temperature = local::Estimate::exact(extra_ - 1);
    for (const BoardRegion& region : report_.regions) {
        const local::LocalGame& game = region.game;
        report_.lead.low += game.count.low - game.count.value;
        report_.lead.high += game.count.high - game.count.value;
        report_.temperature.low = std::max(report_.temperature.low, game.temperature.low);
        report_.temperature.value = std::max(report_.temperature.value, game.temperature.value);
        report_.temperature.high = std::max(report_.temperature.high, game.temperature.high);
        report_.open_points += region.empty;
        if (game.evidence == Evidence::proved) report_.exact_points += region.empty;
        const bool leans = game.claim() != game.evidence;  // on walls that the judge vouches for
        report_.evidence = std::max(report_.evidence, leans ? report_.judged : game.evidence);
    }
    for (const BoardChain& chain : report_.chains)
        report_.safety_proved = report_.safety_proved && chain.evidence == Evidence::proved;
    if (!report_.safety_proved) report_.evidence = std::max(report_.evidence, report_.judged);
}

// Whether the mover's best move there is one the rules allow now.
bool Reporter::is_playable(std::size_t i) const {
    const local::Line& line = survey_.regions[i].line(mover());
    return !line.moves.empty() && game_.is_legal(line.moves.front());
}

// Among the regions where the rules let him play now.
void Reporter::choose() {
    std::vector<std::size_t> index;
    std::vector<cgt::Thermograph> walls;
    economy::Moment moment{local::side_of(mover()), 0, std::nullopt, before_};
    for (std::size_t i = 0; i < walls_.size(); ++i) {
        if (!is_playable(i)) continue;
        if (report_.last_region == i) moment.last = index.size();
        index.push_back(i);
        walls.push_back(walls_[i]);
    }
    const economy::WallSum sum{walls, survey_.settled};
    const auto region = [&](std::optional<std::size_t> chosen) {
        return chosen ? std::optional(index[*chosen]) : std::nullopt;
    };
    report_.sentestrat = region(economy::sente_first(sum, moment));
    report_.hotstrat = region(economy::hottest(sum, moment));
    report_.thermostrat = region(economy::widest(sum, moment));
    report_.chosen = report_.sentestrat;
    const std::vector<go::Move>& read = survey_.judgement.line;
    if (!report_.forecast_judged || read.empty() || read.front().is_pass()) return;
    const auto judged = survey_.region_at(read.front().point);
    if (!judged || !is_playable(*judged)) return;
    if (survey_.regions[*judged].line(mover()).moves.front() != read.front()) return;
    if (!report_.chosen || walls_[*judged].temperature() >= walls_[*report_.chosen].temperature())
        report_.chosen = judged;
}

// A sente that must be answered costs nothing; other moves cost what the hottest would have gained more.
RankedMove Reporter::ranked(std::size_t i, Rational ambient) const {
    const local::Line& line = survey_.regions[i].line(mover());
    const Rational t = walls_[i].temperature();
    RankedMove move{i, line.moves, t + extra_, std::max(ambient - t, Rational(0)), false, is_playable(i)};
    move.sente = line.threat && *line.threat > ambient && is_sente_of(survey_.regions[i], mover());
    if (move.sente || report_.chosen == i) move.loss = 0;
    return move;
}

void Reporter::rank() {
    Rational ambient = 0;  // of what may be played
    for (std::size_t i = 0; i < walls_.size(); ++i) {
        if (is_playable(i)) ambient = std::max(ambient, walls_[i].temperature());
    }
    for (std::size_t i = 0; i < walls_.size(); ++i) {
        if (walls_[i].temperature() + extra_ < Rational(0)) continue;
        if (survey_.regions[i].line(mover()).moves.empty()) continue;
        report_.moves.push_back(ranked(i, ambient));
    }
    std::stable_sort(report_.moves.begin(), report_.moves.end(),
                     [&](const RankedMove& a, const RankedMove& b) {
                         const auto key = [&](const RankedMove& m) {
                             return std::tuple(!m.legal, report_.chosen != m.region, -m.gain);
                         };
                         return key(a) < key(b);
                     });
}

void Reporter::name_doubtful_stones() {
    for (const survey::Dispute& dispute : survey_.disputes) {
        report_.doubtful.push_back({dispute.color, dispute.stones, dispute.judged, dispute.sampled,
                                    dispute.read, report_.lead.value + dispute.if_alive,
                                    report_.lead.value + dispute.if_dead, dispute.evidence, dispute.kills,
                                    dispute.saves});
        widen(report_.doubtful.back());
    }
}

// Where both ends of a dispute are likelier than one in ten, a range for nine games in ten holds both.
void Reporter::widen(DoubtfulStones& stones) {
    constexpr double one_in_ten = 0.8;  // of a balance between -1 and 1
    for (const Rational& outcome : {stones.if_alive, stones.if_dead}) {
        const Rational away = abs(outcome - report_.lead.value);
        if (away <= report_.give_or_take) continue;
        if (std::abs(stones.judged) < one_in_ten) {
            report_.give_or_take = away;
        } else {
            stones.beyond = true;
        }
    }
}

// Gote plays in order of size, players taking turns; the drop is the largest step down.  Says nothing where
// the sizes are mostly guesses.
void Reporter::find_last_big_move() {
    if (report_.exact_points * 2 < report_.open_points) return;
    std::vector<Rational> sizes;
    for (std::size_t i = 0; i < walls_.size(); ++i) {
        const Rational t = walls_[i].temperature();
        const SurveyedRegion& region = survey_.regions[i];
        if (t <= Rational(0) || is_sente_of(region, Color::black) || is_sente_of(region, Color::white))
            continue;
        sizes.push_back(t + extra_);
    }
    if (sizes.empty()) return;
    std::sort(sizes.begin(), sizes.end(), [](Rational a, Rational b) { return a > b; });
    sizes.push_back(extra_);
    LastBigMove last{sizes[0], sizes[0], 0, mover()};
    for (std::size_t i = 0; i + 1 < sizes.size(); ++i) {
        if (sizes[i] - sizes[i + 1] <= last.from - last.to) continue;
        last.from = sizes[i];
        last.to = sizes[i + 1];
        last.moves = static_cast<int>(i) + 1;
    }
    if (last.moves % 2 == 0) last.taker = go::opponent(last.taker);
    report_.tedomari = last;
}

WholeBoardReport Reporter::run() {
    describe();
    weigh();
    choose();
    rank();
    find_last_big_move();
    name_doubtful_stones();
    return std::move(report_);
}

// Of the same regions before the last move: what is proved of them, all but one remembered, and what is judged at a
// glance.
std::optional<Rational> temperature_before(go::Game game, const survey::Survey& now,
                                           survey::SurveySettings settings) {
    if (!game.undo()) return std::nullopt;
    settings.regions = now.partition;
    settings.progress = nullptr;
    Rational hottest = cgt::coldest;
    go::PointSet judged;
    for (const SurveyedRegion& region : now.regions) {
        if (region.game.evidence != Evidence::proved) judged |= region.open.points;
    }
    for (const SurveyedRegion& region : survey::survey(game, settings).regions) {
        if (region.game.evidence == Evidence::proved && !region.open.points.intersects(judged))
            hottest = std::max(hottest, region.walls.temperature());
    }
    if (!judged.empty()) hottest = std::max(hottest, survey::size_at_a_glance(game, *settings.judge, judged));
    return hottest;
}

// In the report's counting.
KoFight told(const survey::KoFight& found, const WholeBoardReport& report) {
    KoFight ko{found, std::nullopt};
    if (report.is_area()) {
        ko.worth += 1;
        for (auto& threats : ko.threats) {
            for (KoThreat& threat : threats) threat.size += 1;
        }
    }
    const RankedMove* best = report.best();
    if (best == nullptr || !report.last_move || (ko.region && report.last_region == ko.region)) return ko;
    const go::Point move = best->line.front().point;
    if (are_near(move, *report.last_move)) ko.answer = true;
    if (move == ko.take.point || move == ko.stone || best->region == ko.region) ko.answer = false;
    return ko;
}

// The judged region that turns on one says so.
void tell_kos(const go::Game& game, const survey::Survey& survey, const survey::SurveySettings& settings,
              WholeBoardReport& report) {
    if (settings.cancel != nullptr && settings.cancel->load()) return;
    for (const survey::KoFight& found : survey::ko_fights(game, survey, *settings.judge, smallest_ko)) {
        report.kos.push_back(told(found, report));
        if (!found.region) continue;
        local::LocalGame& region = report.regions[*found.region].game;
        region.has_ko = true;
        if (region.evidence == report.judged) region.kind = Kind::ko;
    }
}

}  // namespace

std::optional<std::size_t> WholeBoardReport::region_at(go::Point p) const {
    for (std::size_t i = 0; i < regions.size(); ++i) {
        if (regions[i].points.contains(p)) return i;
    }
    return std::nullopt;
}

Rational komi_of(const go::Game& game) {
    const int stones = static_cast<int>(game.handicap().size());
    const bool area = game.rules().scoring == go::Scoring::area;
    return game.komi() + (area ? go::handicap_bonus(game.rules(), stones) : 0);
}

WholeBoardReport whole_board(const go::Game& game, const survey::Survey& survey,
                             std::optional<Rational> before) {
    return Reporter(game, survey, before).run();
}

std::chrono::nanoseconds time_for_board(std::chrono::nanoseconds given, const go::Game& game) {
    return game.moves().empty() ? given : given * 9 / 10;
}

std::chrono::nanoseconds time_for_the_one_before(std::chrono::nanoseconds given,
                                                 std::chrono::nanoseconds spent) {
    return std::max(given - spent, given / 20);
}

WholeBoardReport whole_board(const go::Game& game, const survey::SurveySettings& settings) {
    const auto start = std::chrono::steady_clock::now();
    survey::RegionMemory memory;
    survey::SurveySettings now = settings;
    if (now.store == nullptr) now.store = &memory;
    now.time = time_for_board(settings.time, game);
    const survey::Survey survey = survey::survey(game, now);
    now.time = time_for_the_one_before(settings.time, std::chrono::steady_clock::now() - start);
    const auto before = temperature_before(game, survey, now);
    WholeBoardReport report = whole_board(game, survey, before);
    tell_kos(game, survey, settings, report);
    report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return report;
}

WholeBoardReport whole_board(const go::Game& game, const survey::SurveySettings& settings,
                             const std::function<void(const WholeBoardReport&)>& at_first_sight) {
    constexpr std::chrono::milliseconds first(300), at_least(10);  // with the judge, and without
    const auto start = std::chrono::steady_clock::now();
    survey::RegionMemory memory(settings.store);
    survey::SurveySettings full = settings;
    full.store = &memory;
    if (settings.time > 5 * first) {
        if (!full.judgement) full.judgement = settings.judge->judge(game, settings.cancel);
        survey::SurveySettings quick = full;
        quick.time =
            std::max<std::chrono::nanoseconds>(first - (std::chrono::steady_clock::now() - start), at_least);
        quick.progress = {};
        at_first_sight(whole_board(game, quick));
        full.time -= std::chrono::steady_clock::now() - start;
    }
    return whole_board(game, full);
}

}  // namespace tedomari::analysis
