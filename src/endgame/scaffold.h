// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "base/fixed_vector.h"
#include "cgt/side.h"
#include "endgame/terrain.h"
#include "endgame/wall.h"

namespace tedomari::endgame {

using cgt::Side;

// Which walls a position has: bounds that are proved, and a guess that orders the search.
enum class Bound : std::uint8_t { low, high, guess };

constexpr Bound opposite(Bound bound) { return bound == Bound::low ? Bound::high : Bound::low; }
constexpr std::size_t index(Bound bound) { return static_cast<std::size_t>(bound); }
constexpr std::size_t slot(Side side, Bound bound) {
    return index(bound) * 2 + static_cast<std::size_t>(side);
}

// A follower, brought together from where it lies: six scaffolds are built from it.
struct Follower {
    std::int64_t raise;
    std::int64_t plain[3];  // by Bound: its wall where that is one number
    struct {
        const Knot* knots;
        int size;  // 0: it is
    } walls[3];
    Knot hot[2];  // the guess of one that was not looked at

    WallView wall(Bound bound) const { return {walls[index(bound)].knots, walls[index(bound)].size}; }
};
using Followers = FixedVector<Follower, Terrain::max_points>;

// What moving is worth to a side at every temperature: the best of its followers' walls, less the tax
// [Berlekamp 1996].
void scaffold(const Followers& followers, Side side, Bound bound, WallBuffer& out, Exactness& exactness);

}  // namespace tedomari::endgame
