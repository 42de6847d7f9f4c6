// SPDX-License-Identifier: MIT
#include "survey/judged_region.h"

#include <algorithm>
#include <cmath>

#include "base/nearest.h"
#include "go/area.h"

namespace tedomari::survey {

using go::Color;
using go::Point;
using go::PointSet;
using local::LocalGame;

namespace {

// Where the judge would play, or where playing first makes most of a difference.
Point likeliest(const go::Board& board, const PointSet& region, const Judgement& judgement, Color color) {
    const auto& policy = judgement.policy[static_cast<std::size_t>(color)];
    const auto worth = [&](Point p) { return std::pair(policy[p], judgement.swing[p]); };
    Point best;
    region.for_each([&](Point p) {
        if (board.is_empty(p) && (best.is_nowhere() || worth(p) > worth(best))) best = p;
    });
    return best;
}

// What moving first is worth by territory, as far as it can be seen without looking any further: the largest
// swing of a point, or how much more is expected of the region when one color moves than when the other does.
Rational rough_heat(const go::Board& board, const PointSet& region, const Judgement& judgement) {
    double swing = 0;
    region.for_each([&](Point p) {
        if (board.is_empty(p)) swing = std::max(swing, judgement.swing[p]);
    });
    const Rational turn =
        count_by(judgement.expected, board, region) - count_by(judgement.ownership, board, region);
    const Rational half = nearest(swing / 2, 8);
    return std::max(abs(turn), half - 1);
}

}  // namespace

Rational count_by(const Ownership& ownership, const go::Board& board, const PointSet& region) {
    double area = 0;
    region.for_each([&](Point p) { area += ownership[p]; });
    return nearest(area, 8) - go::stone_balance(board, region);
}

LocalGame judged_game(const go::Board& board, const PointSet& region, const Judgement& judgement) {
    LocalGame game;
    game.region = region;
    game.evidence = judgement.evidence;
    game.stones = go::stone_balance(board, region);
    const int points = region.size();
    const Rational mean = count_by(judgement.ownership, board, region), most = Rational(points);
    const Rational heat = std::clamp(rough_heat(board, region, judgement), Rational(0), most);
    game.count = {Rational(-points) - game.stones, mean, most - game.stones};
    game.temperature = {-1, heat, most};
    game.model = judgement.source;
    for (const Color color : {Color::black, Color::white}) {
        const Point best = likeliest(board, region, judgement, color);
        if (best.is_nowhere()) continue;
        local::Line& line = color == Color::black ? game.black : game.white;
        line.moves = {{color, best}};
        line.count = color == Color::black ? mean + heat : mean - heat;
    }
    return game;
}

bool is_believed(const LocalGame& found, const LocalGame& judged) {
    if (found.evidence == Evidence::proved || judged.evidence != Evidence::learned) return true;
    return abs(found.count.value - judged.count.value) <= shortcuts_may_differ;
}

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

cgt::Thermograph gote(Rational mean, Rational t) {
    if (t <= Rational(-1)) return cgt::Thermograph::mast(mean);
    const Rational reach = t + 1;
    return {cgt::Trajectory::through({{-1, mean + reach}, {t, mean}}),
            cgt::Trajectory::through({{-1, mean - reach}, {t, mean}})};
}

}  // namespace tedomari::survey
