// SPDX-License-Identifier: MIT
#include "survey/survey.h"

#include <algorithm>
#include <cmath>

#include "go/area.h"
#include "scoring/counting.h"

namespace tedomari::survey {

namespace {

using go::Cell;
using go::Color;
using go::Point;
using go::PointSet;
using local::LocalGame;
using Clock = std::chrono::steady_clock;

// To the next eighth: a judgement is no more exact than that.
Rational eighths(double value) {
    return Rational(static_cast<std::int64_t>(std::llround(value * 8)), std::int64_t{8});
}

// What the judge says a region will be, in territory.
Rational count_by(const Ownership& ownership, const go::Board& board, const PointSet& region) {
    double area = 0;
    region.for_each([&](Point p) { area += ownership[p]; });
    return eighths(area) - go::stone_balance(board, region);
}

// What the judge makes of a region that was not searched or not decided.
LocalGame judged_game(const go::Board& board, const PointSet& region, const Judgement& judgement) {
    LocalGame game;
    game.region = region;
    game.evidence = judgement.evidence;
    game.stones = go::stone_balance(board, region);
    double swing = 0;
    Point best;
    region.for_each([&](Point p) {
        if (!board.is_empty(p) || (!best.is_nowhere() && judgement.swing[p] <= swing)) return;
        swing = std::max(swing, judgement.swing[p]);
        best = p;
    });
    const int points = region.size();
    const Rational mean = count_by(judgement.ownership, board, region), most = Rational(points);
    const Rational heat = std::clamp(eighths(swing / 2) - 1, Rational(0), most);
    game.count = {Rational(-points) - game.stones, mean, most - game.stones};
    game.temperature = {-1, heat, most};
    game.model = judgement.source;
    if (!best.is_nowhere()) {
        game.black.moves = {{Color::black, best}};
        game.white.moves = {{Color::white, best}};
        game.black.count = mean + heat;
        game.white.count = mean - heat;
    }
    return game;
}

// What was proved of the region bounds what the judge says of it.
void keep_within(const LocalGame& proved, LocalGame& judged) {
    const auto within = [](const local::Estimate& bounds, local::Estimate& estimate) {
        estimate = {bounds.low, std::clamp(estimate.value, bounds.low, bounds.high), bounds.high};
    };
    within(proved.count, judged.count);
    within(proved.temperature, judged.temperature);
    judged.notices = proved.notices;
    judged.states = proved.states;
    judged.has_ko = proved.has_ko;
    for (local::Line* line : {&judged.black, &judged.white}) line->count.reset();
}

// A gote of the likeliest size, where only that is known.
cgt::Thermograph gote(Rational mean, Rational t) {
    if (t <= Rational(-1)) return cgt::Thermograph::mast(mean);
    const Rational reach = t + 1;
    return {cgt::Trajectory::through({{-1, mean + reach}, {t, mean}}),
            cgt::Trajectory::through({{-1, mean - reach}, {t, mean}})};
}

cgt::Thermograph walls_of(const LocalGame& game) {
    if (game.evidence == Evidence::proved && game.black_master) return *game.black_master;
    return gote(game.count.value, game.temperature.value);
}

class Surveying {
public:
    Surveying(const go::Game& game, const SurveySettings& settings)
        : game_(game), board_(game.board()), settings_(settings), start_(Clock::now()) {}

    Survey run();

private:
    Partition parts();
    void find_teire();
    std::chrono::nanoseconds left() const { return settings_.time - (Clock::now() - start_); }
    bool cancelled() const { return settings_.cancel != nullptr && settings_.cancel->load(); }
    void value(const OpenRegion& open, std::chrono::nanoseconds time);
    Result<LocalGame> searched(const OpenRegion& open, std::chrono::nanoseconds time) const;
    LocalGame judged(const OpenRegion& open, const Result<LocalGame>& found) const;

    const go::Game& game_;
    const go::Board& board_;
    const SurveySettings& settings_;
    Clock::time_point start_;
    Survey survey_;
};

// What the search says, however far it came; nothing when the region is none.
Result<LocalGame> Surveying::searched(const OpenRegion& open, std::chrono::nanoseconds time) const {
    endgame::Effort effort;
    effort.time = time;
    effort.memory = settings_.memory;
    effort.cancel = settings_.cancel;
    if (settings_.nodes > 0) {
        effort.nodes = settings_.nodes;
        effort.time = std::chrono::hours(1);
    }
    return endgame::evaluate(survey_.partition.model, open.points, effort);
}

// What the search says where it came to an end; where it did not, what the judge says within its bounds.
LocalGame Surveying::judged(const OpenRegion& open, const Result<LocalGame>& found) const {
    LocalGame judged = judged_game(board_, open.points, survey_.judgement);
    if (!found) {
        judged.notices.push_back(found.error().message);
        return judged;
    }
    if (found->basis != local::Basis::unfinished) return *found;
    keep_within(*found, judged);
    return judged;
}

void Surveying::value(const OpenRegion& open, std::chrono::nanoseconds time) {
    SurveyedRegion region{open, {}, {}, 0, false};
    const auto begin = Clock::now();
    const go::Board& model = survey_.partition.model;
    std::optional<LocalGame> known;
    if (settings_.store != nullptr) known = recall(*settings_.store, model, open.points);
    if (known) {
        region.game = judged(open, std::move(*known));
        region.remembered = true;
    } else if (cancelled() || (time <= std::chrono::nanoseconds(0) && settings_.nodes == 0)) {
        region.game = judged_game(board_, open.points, survey_.judgement);
        region.game.notices.push_back("not searched: no time was left");
        survey_.finished = survey_.finished && !cancelled();
    } else {
        const Result<LocalGame> found = searched(open, time);
        if (found && settings_.store != nullptr && !cancelled()) remember(*settings_.store, model, *found);
        region.game = judged(open, found);
    }
    region.game.walls = open.walls;
    region.walls = walls_of(region.game);
    region.expected = std::clamp(count_by(survey_.judgement.expected, board_, open.points),
                                 region.game.count.low, region.game.count.high);
    region.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    survey_.regions.push_back(std::move(region));
}

Partition Surveying::parts() {
    if (settings_.regions) return continued(*settings_.regions, board_);
    survey_.judgement =
        settings_.judgement ? *settings_.judgement : settings_.judge->judge(game_, settings_.cancel);
    if (settings_.reading_nodes == 0) return partition(board_, survey_.judgement, settings_.partition);
    Limits limits;
    if (settings_.nodes == 0) limits.time = settings_.time / 5;
    Budget budget(limits, settings_.cancel);
    ChainReader reader(board_, settings_.reading_nodes, budget);
    return partition(board_, survey_.judgement, settings_.partition, &reader);
}

// Once everything between the colors is filled.
void Surveying::find_teire() {
    const Partition& parts = survey_.partition;
    go::FinalStatus status;
    go::for_each_point(board_.size(), [&](Point p) {
        const bool taken = go::is_stone(board_.at(p)) && go::is_stone(parts.owner[p]);
        if (taken && parts.owner[p] != board_.at(p)) status.dead.insert(p);
    });
    const scoring::Tally tally = scoring::tally(board_, status, *go::parse_rules("japanese"));
    for (const Color color : {Color::black, Color::white}) {
        tally.of(color).teire.for_each([&](Point p) {
            if (parts.owner[p] != go::cell(color)) return;
            survey_.teire.insert(p);
            survey_.teire_cost += color == Color::black ? 1 : -1;
        });
    }
}

Survey Surveying::run() {
    survey_.partition = parts();
    const auto& open = survey_.partition.regions;
    for (std::size_t i = open.size(); i-- > 0;) {  // the smallest first: what they leave is the others'
        value(open[i], left() / static_cast<std::int64_t>(i + 1));
        if (settings_.progress) settings_.progress(open.size() - i, open.size());
    }
    std::stable_sort(survey_.regions.begin(), survey_.regions.end(),
                     [](const SurveyedRegion& a, const SurveyedRegion& b) {
                         return a.walls.temperature() > b.walls.temperature();
                     });
    survey_.settled = survey_.partition.settled_territory(board_) + board_.captured(Color::white) -
                      board_.captured(Color::black);
    find_teire();
    return std::move(survey_);
}

}  // namespace

// What is proved, else what the best line threatens.
std::vector<local::Threat> SurveyedRegion::threats(Color color) const {
    std::vector<local::Threat> found;
    for (const local::Threat& threat : game.threats) {
        if (threat.move.color == color) found.push_back(threat);
    }
    const local::Line& best = line(color);
    if (found.empty() && !best.moves.empty() && best.threat)
        found.push_back({best.moves.front(), *best.threat, 0});
    return found;
}

std::vector<cgt::Thermograph> Survey::walls() const {
    std::vector<cgt::Thermograph> result;
    for (const SurveyedRegion& region : regions) result.push_back(region.walls);
    return result;
}

bool Survey::holds(Color color) const {
    const auto& chains = partition.chains;
    return std::any_of(chains.begin(), chains.end(), [&](const ChainStanding& chain) {
        return chain.standing == Standing::safe && partition.model.at(chain.chain) == go::cell(color);
    });
}

std::optional<std::size_t> Survey::region_at(Point p) const {
    for (std::size_t i = 0; i < regions.size(); ++i) {
        if (regions[i].open.points.contains(p)) return i;
    }
    return std::nullopt;
}

Survey survey(const go::Game& game, const SurveySettings& settings) {
    return Surveying(game, settings).run();
}

Survey survey(const go::Board& board, const SurveySettings& settings) {
    return survey(go::Game({board, Color::black}), settings);
}

}  // namespace tedomari::survey
