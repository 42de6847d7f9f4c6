// SPDX-License-Identifier: MIT
#include "analysis/review_position.h"

#include <algorithm>

#include "survey/forecast.h"

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

// What the judge expects, komi counted, once the player to move has moved there.
Rational expected_after(go::Game game, go::Point move, const survey::SurveySettings& settings,
                        const std::optional<Judged>& known) {
    game.play({game.to_move(), move});
    const bool is_known = known && known->position == game.position();
    const auto judgement = is_known ? known->judgement : settings.judge->judge(game, settings.cancel);
    return survey::judged_score(judgement, game.board(), game.to_move(), game.rules().scoring) -
           komi_of(game);
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
    kept.teire = report.teire;
    kept.lead = report.lead.value;
    kept.doubted = report.doubted;
    kept.forecast = report.forecast;
    kept.forecast_judged = report.forecast_judged;
    kept.give_or_take = report.give_or_take;
    kept.temperature = report.temperature;
    kept.evidence = report.evidence;
    kept.judged = report.judged;
    kept.judge = report.judge;
    kept.open_points = report.open_points;
    kept.exact_points = report.exact_points;
    if (const RankedMove* best = report.best()) {
        kept.best = best->line.front().point;
        kept.best_line = best->line;
        kept.best_proved = report.regions[best->region].game.evidence == Evidence::proved;
    } else {
        kept.best_proved = report.temperature.is_exact();
    }
    return kept;
}

std::optional<ReviewedPosition::Choice> compare(const go::Game& game, const ReviewedPosition& kept,
                                                go::Point played, const survey::SurveySettings& settings,
                                                const std::optional<Judged>& next) {
    if (kept.judged != Evidence::learned || kept.best == played) return std::nullopt;
    if (!played.is_nowhere() && !game.board().is_empty(played))
        return std::nullopt;  // records hold such moves
    return ReviewedPosition::Choice{expected_after(game, kept.best, settings, {}),
                                    expected_after(game, played, settings, next)};
}

Rational lead_in_play(const ReviewedPosition& here, const ReviewedPosition* before) {
    Rational t = here.temperature.value;
    if (before != nullptr) t = std::min(t, before->temperature.value);
    t = std::max(t, Rational(1));
    return std::clamp(here.lead, here.forecast - t, here.forecast + t);
}

}  // namespace tedomari::analysis
