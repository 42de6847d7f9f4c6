// SPDX-License-Identifier: MIT
#include "analysis/review_position.h"

#include <algorithm>

#include "analysis/last_chance.h"

namespace tedomari::analysis {

namespace {

ReviewedPosition::Region kept_of(const BoardRegion& region, const go::Board& board) {
    ReviewedPosition::Region kept{
        region.points,           {},          region.game.kind, region.game.evidence, region.game.count,
        region.game.temperature, std::nullopt};
    region.points.for_each([&](go::Point p) { kept.stones.push_back(board.at(p)); });
    if (kept.evidence == Evidence::proved) kept.walls = region.game.black_master;
    return kept;
}

}  // namespace

namespace {

KoAt kept_of(const KoFight& fight, const WholeBoardReport& report) {
    KoAt kept{fight, {}, {}};
    if (!fight.region) return kept;
    const local::LocalGame& game = report.regions[*fight.region].game;
    if (!game.black_master || !game.white_master) return kept;
    kept.name = game.ko_name;
    kept.masters = {game.black_master->mean(), game.white_master->mean()};
    return kept;
}

}  // namespace

const ReviewedPosition::Region* ReviewedPosition::region_at(go::Point p) const {
    for (const Region& region : regions) {
        if (region.points.contains(p)) return &region;
    }
    return nullptr;
}

ReviewedPosition kept_of(const WholeBoardReport& report) {
    ReviewedPosition kept;
    kept.board = report.position.board;
    kept.board.forget_plays();
    for (const BoardRegion& region : report.regions) kept.regions.push_back(kept_of(region, kept.board));
    kept.owner = report.owner;
    kept.ownership = report.ownership;
    kept.tedomari = report.tedomari;
    kept.teire = report.teire;
    kept.lead = report.lead.value;
    kept.doubted = report.doubted;
    kept.forecast = report.forecast;
    kept.forecast_judged = report.forecast_judged;
    kept.give_or_take = report.give_or_take;
    kept.temperature = report.temperature;
    kept.evidence = report.evidence;
    kept.judged = report.judged;
    kept.open_points = report.open_points;
    kept.exact_points = report.exact_points;
    kept.last = report.last_move.value_or(go::Point());
    for (const KoFight& ko : report.kos) {
        kept.fights.push_back(kept_of(ko, report));
        kept.ko = std::max(kept.ko.value_or(ko.worth), ko.worth);
        kept.answers_a_ko_threat = kept.answers_a_ko_threat || ko.answer.value_or(false);
        kept.kos.insert(ko.stone);
        kept.kos.insert(ko.take.point);
        // Where only judgement says what belongs together, a ko may be a small part of it.
        if (ko.region && kept.regions[*ko.region].walls) kept.kos |= report.regions[*ko.region].points;
    }
    if (const RankedMove* best = report.best()) {
        kept.best = best->line.front().point;
        kept.best_line = best->line;
        kept.best_proved = report.regions[best->region].game.evidence == Evidence::proved;
    } else {
        kept.best_proved = report.temperature.is_exact();
    }
    return kept;
}

void see_in_hindsight(ReviewedPosition& here, go::Color player, const ReviewedPosition& next) {
    const Rational gained = next.forecast - here.forecast;
    if (!here.forecast_judged || go::sign(player) * gained <= Rational(0)) return;
    here.forecast += gained;
    here.lead += gained;
}

namespace {

bool overlap(const PerfectScore& a, const PerfectScore& b) { return a.low <= b.high && b.low <= a.high; }

PerfectScore anything(const WholeBoardReport& report) {
    const Rational most = 2 * report.position.board.size().points();
    return {-most - report.komi, most - report.komi, Evidence::proved, false};
}

void narrow(std::optional<PerfectScore>& score, const PerfectScore& by) {
    if (!score) {
        score = by;
        return;
    }
    score->low = std::max(score->low, by.low);
    score->high = std::min(score->high, by.high);
    score->evidence = std::max(score->evidence, by.evidence);
}

// Moves after which the player to move still wins.
std::vector<go::Point> winning_moves(const WholeBoardReport& report, LateSums& sums, Budget& budget) {
    const go::Color player = report.position.to_move;
    std::vector<go::Point> winning;
    const auto keep = [&](go::Move move) {
        const auto after = sums.score_after(report, move, budget);
        if (after && after->winner() == player) winning.push_back(move.point);
    };
    for (const BoardRegion& region : report.regions)
        region.points.for_each([&](go::Point p) { keep({player, p}); });
    keep(go::Move::pass(player));
    return winning;
}

}  // namespace

void solve(ReviewedPosition& here, const WholeBoardReport& report, LateSums& sums, Budget& budget) {
    here.perfect = sums.score(report, budget);
}

void solve_together(ReviewedPosition& here, const WholeBoardReport& report, LateSums& sums, Budget& budget,
                    go::Move played, ReviewedPosition& next) {
    const auto same_ground = here.perfect ? sums.score_after(report, played, budget) : std::nullopt;
    if (here.perfect && next.perfect) {
        here.withdrawn = contradicts(*here.perfect, played.color, *next.perfect) ||
                         (same_ground && !overlap(*same_ground, *next.perfect));
        if (here.withdrawn) here.perfect.reset();
    }
    if (same_ground && !here.withdrawn) narrow(next.perfect, *same_ground);
    if (!next.perfect) return;
    // He could play what he played.
    PerfectScore at_least = anything(report);
    at_least.evidence = next.perfect->evidence;
    (played.color == go::Color::black ? at_least.low : at_least.high) =
        played.color == go::Color::black ? next.perfect->low : next.perfect->high;
    if (here.perfect || (at_least.winner() && !here.withdrawn)) narrow(here.perfect, at_least);
    if (here.perfect && here.perfect->winner() == played.color && next.perfect->winner() != played.color)
        here.kept = winning_moves(report, sums, budget);
}

}  // namespace tedomari::analysis
