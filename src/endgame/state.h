// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>

#include "base/fixed_vector.h"
#include "base/hash.h"
#include "cgt/side.h"
#include "endgame/terrain.h"

namespace tedomari::endgame {

using cgt::other;
using cgt::Side;  // Left is Black

// A local position.  Only what can still change is in it: stones that can never be taken and points that can
// never change hands have left `open`, and are remembered by the open points they touch.
//
// Hot.  Invariants: black, white, by_black, by_white lie in open; no black stone stands on by_black (it would
// be connected to life, and leave), no white one on by_white; open is connected.
struct State {
    Bits open = 0;
    Bits black = 0, white = 0;
    Bits by_black = 0, by_white = 0;  // touch a living stone of that colour
    Bits ko = 0;  // where the ko's loser may not retake, and the master may not pass; none or one point

    Bits empty() const { return open & ~(black | white); }
    Bits stones(Side side) const { return side == Side::left ? black : white; }
    Bits by(Side side) const { return side == Side::left ? by_black : by_white; }
    int size() const { return std::popcount(open); }
    go::Patch::Stand stand(Side side) const {
        return {stones(side), stones(other(side)), empty(), by(side), by(other(side))};
    }
    friend bool operator==(const State&, const State&) = default;
};

// All 64 bits, also where a size has 32: NodeTable wants the upper half.
struct StateHash {
    std::uint64_t operator()(const State& s) const {
        std::uint64_t h = combine(s.open, s.black);
        h = combine(h, s.white);
        h = combine(h, s.by_black ^ std::rotl(s.by_white, 32));
        return combine(h, s.ko);
    }
};

// Independent parts and the points that are settled, counted for Black.
struct Parts {
    int score = 0;
    int dames = 0;          // left out: worth nothing at t >= 1
    bool overflow = false;  // more parts than fit: do not use
    FixedVector<State, 12> parts;
};

// What a move did.  `legal` is false for occupied points, suicide and the ko; nothing else is set then.
struct Played {
    bool legal = false;
    Bits ko = 0;  // where the stone of a ko was taken; none when it takes no ko
    State after;  // before settling: not canonical
};

// Which shortcuts to take.  All but the last are usually right and not proved: an answer found with them is a
// second opinion.
struct Gates {
    double doubt = 0;              // moves that together are best no more often than this, by instinct
    std::optional<int> contact;    // play only within this distance of stones or life of both colours
    std::optional<int> intruders;  // an intruder with no more stones than this, shut in by life, is dead
    bool keep_dames = false;       // do not leave out single neutral points, so that t < 1 is right as well

    static constexpr Gates with_dames() { return {0, {}, {}, true}; }
    friend bool operator==(const Gates&, const Gates&) = default;
};

Played play(const Terrain& terrain, const State& state, Side side, int point);
// The empty points where it is allowed to play, as far as margin and contact go.
Bits playable(const Terrain& terrain, const State& state, const Gates& gates);

// Removes what can no longer change, until nothing more can be removed: chains connected to life, chains with
// two eyes [Benson 1976], and whole parts in which the intruder cannot make two eyes even if never answered.
Parts settle(const Terrain& terrain, const State& state, const Gates& gates);

// The score of the open points when both pass: stones, and empty points that see one colour only.
int score_as_it_stands(const Terrain& terrain, const State& state);

// Points that `side` keeps even if the other moves first, by answering in pairs: of two empty points beside
// its life it gets one, and of a chain with two such liberties the whole chain.
int kept(const Terrain& terrain, const State& state, Side side);

// A guess at mean and temperature, for ordering only: each point goes to the colour whose life is nearer, and
// a chain with a single way to life goes to whoever plays there.
struct Guess {
    int mean = 0, heat = 0;
};
Guess guess(const Terrain& terrain, const State& state);

}  // namespace tedomari::endgame
