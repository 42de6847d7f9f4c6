// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

#include "endgame/state.h"

namespace tedomari::endgame {

// Which moves look right before anything is read: a small network that has learned from moves which searches proved
// best, or not (learn/README.md).  What it leaves out nobody has refuted; a search that trusts it proves nothing.
//
//      seen       what stands on each open point, with the eyes of the side that moves
//      first      what is on a point and on the eight around it, as `width` numbers
//      then       five times: what the points around have found out, mixed in
//      marks      one number a point; a softmax of them is how likely each move is best
//
// Hot.
class Instinct {
public:
    // What is seen of an open point, one bit each; learn/instinct.cc reads the same.
    enum Sight : std::uint16_t {
        open = 1,
        empty = 2,
        own = 4,
        enemy = 8,
        by_own = 16,  // touches a living stone of that side
        by_enemy = 32,
        margin = 64,
        one_liberty = 128,
        two_liberties = 256,
        two_stones = 512,  // the chain has two or more
        four_stones = 1024,
        four_liberties = 2048,
    };
    static constexpr int sights = 12;
    using Seen = std::array<std::uint16_t, Terrain::max_points>;
    using Marks = std::array<float, Terrain::max_points>;
    // The local numbers of the eight points around each, counterclockwise from the right; -1: not in play.
    using Around = std::array<std::array<std::int8_t, 8>, Terrain::max_points>;

    explicit Instinct(const Terrain& terrain);

    Seen look(const State& state, Side side) const;
    Marks marks(const State& state, Side side) const;
    // The likeliest of these moves, two at least, until the others together are best with no more than this
    // probability.
    Bits likeliest(const State& state, Side side, Bits moves, double doubt) const;
    const Around& around() const { return around_; }

private:
    const Terrain& terrain_;
    Around around_;
};

}  // namespace tedomari::endgame
