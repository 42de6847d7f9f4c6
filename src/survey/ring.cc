// SPDX-License-Identifier: MIT
#include "survey/ring.h"

#include <algorithm>

#include "go/benson.h"

namespace tedomari::survey {

namespace {

using go::Cell;
using go::Point;
using go::PointSet;

// Empty points that are somebody's ground, and by judgement only.
PointSet judged_ground(const Partition& parts, const go::Board& board) {
    PointSet certain, ground;
    for (const go::Color color : {go::Color::black, go::Color::white})
        certain |= go::unconditional_life(board, color).territory;
    go::for_each_point(board.size(), [&](Point p) {
        if (go::is_stone(parts.owner[p]) && board.is_empty(p) && !certain.contains(p)) ground.insert(p);
    });
    return ground;
}

// Regions stay apart: nothing is added that touches another.
PointSet beside_others(const Partition& parts, const PointSet& region) {
    PointSet others;
    for (const OpenRegion& other : parts.regions) {
        if (!other.points.intersects(region)) others |= other.points;
    }
    return others | others.neighbours();
}

}  // namespace

std::optional<WiderRegion> one_ring_wider(const Partition& parts, const PointSet& region,
                                          const go::Board& board) {
    PointSet stones;  // in it and around it
    (region | region.neighbours()).for_each([&](Point p) {
        if (board.size().contains(p) && go::is_stone(board.at(p))) stones.insert(p);
    });
    const PointSet ring = ((region | stones).neighbours() & judged_ground(parts, board)) -
                          beside_others(parts, region) - region;
    if (ring.empty()) return std::nullopt;
    WiderRegion wider{region | ring, {board}, 0};
    go::PointMap<Cell> owner = parts.owner;
    ring.for_each([&](Point p) {
        wider.held += parts.owner[p] == Cell::black ? 1 : -1;
        owner[p] = Cell::empty;
    });
    wider.model = model_of(board, owner);
    return wider;
}

bool is_borne_out(const local::LocalGame& game, const local::LocalGame& wider, Rational held) {
    const auto t = [](const local::LocalGame& g) { return std::max(g.temperature.value, Rational(0)); };
    return wider.count.value == game.count.value + held && t(wider) == t(game);
}

}  // namespace tedomari::survey
