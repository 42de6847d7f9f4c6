// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "base/rng.h"
#include "base/times.test.h"
#include "go/random_boards.test.h"
#include "life/all_play.test.h"

namespace tedomari::life {

// How many times the usual sample the tests take.
inline std::size_t times() { return static_cast<std::size_t>(tedomari::times()); }

using go::random_board;

inline go::PointSet whole(go::Size size) {
    go::PointSet points;
    go::for_each_point(size, [&](go::Point p) { points.insert(p); });
    return points;
}

// An arena by chance: a chain of the board, at times with others, and all of the board or most of it.
inline std::optional<Arena> random_arena(go::Size size, Rng& rng) {
    const auto area = static_cast<std::uint32_t>(size.points());
    Arena arena{random_board(size, static_cast<int>(area / 2 + rng.below(5 * area)), rng), whole(size), {}};
    std::vector<go::Point> stones;
    go::for_each_point(size, [&](go::Point p) {
        if (go::is_stone(arena.board.at(p))) stones.push_back(p);
        if (rng.below(3) == 0 && rng.below(3) == 0) arena.area.erase(p);
    });
    if (stones.empty()) return {};
    const go::Point stone = stones[rng.below(static_cast<std::uint32_t>(stones.size()))];
    arena.owner = color_of(arena.board.at(stone));
    arena.targets.insert(stone);
    if (rng.below(4) == 0) {
        for (const go::Point p : stones) {
            if (arena.board.at(p) == cell(arena.owner)) arena.targets.insert(p);
        }
    }
    return arena;
}

}  // namespace tedomari::life
