// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

#include "base/fixed_vector.h"
#include "playout/light_board.h"

namespace tedomari::playout {

// Less random games: players who look at the last move before they play anywhere.  In this order, each with
// the chance given in `Habits`:
//
//      take       the chain just played if it is in atari, or what attacks an own chain that it put in atari
//      escape     with that chain, if it has more than one liberty then
//      nakade     the point inside a small eye space that kills it
//      shape      a point beside the last move where the 3x3 shape says cut, join, hane or block
//      anywhere   uniformly, but no own eye is filled, and no chain puts itself in atari: so a seki stays one.  A
//                 single stone may be thrown in now and then, and dead shapes may be filled on
//
// A playout::Policy; docs/notes/playouts.md says what it costs and what it is worth.
struct Habits {
    double local = 0.9;     // that a move with a reason is played when there is one
    double throw_in = 0.2;  // that a single stone is put in atari when it is drawn
};

class Informed {
public:
    explicit Informed(const Habits& habits = {}) : habits_(habits) {}

    go::Point choose(LightBoard& board, go::Color color, Rng& rng) const;

    // The parts, for tests.  All points are legal and sensible moves.
    using Points = FixedVector<go::Point, 24>;
    static void takes(const LightBoard& board, go::Color color, Points& found);
    static void escapes(const LightBoard& board, go::Color color, Points& found);
    static go::Point nakade(const LightBoard& board, go::Color color);
    static void shapes(const LightBoard& board, go::Color color, Points& found);
    // Whether the move puts a chain in atari that is better left alone.
    bool is_bad_self_atari(const LightBoard& board, go::Point p, go::Color color, Rng& rng) const;

private:
    Habits habits_;
};

// Of an eye space of three to six points that lies before the defender: the only point that kills it when an
// attacker plays there and saves it when the defender does; nowhere when there is none.
go::Point vital_point(const FixedVector<go::Point, 6>& space);

// What a 3x3 shape says about a move in its middle: cells are those of the mover, of the enemy, empty or
// edge, clockwise from the north.
enum class ShapeCell : std::uint8_t { empty, own, enemy, edge };
bool is_shape_move(const std::array<ShapeCell, 8>& ring);

}  // namespace tedomari::playout
