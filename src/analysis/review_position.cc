// SPDX-License-Identifier: MIT
#include "analysis/review_position.h"

#include <algorithm>

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
        kept.ko = std::max(kept.ko.value_or(ko.worth), ko.worth);
        kept.answers_a_ko_threat = kept.answers_a_ko_threat || ko.answer.value_or(false);
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

}  // namespace tedomari::analysis
