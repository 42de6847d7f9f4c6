// SPDX-License-Identifier: MIT
#pragma once

#include "go/board.h"
#include "go/point_set.h"

namespace tedomari::tactics {

// The points that a color's stones reach before eye spaces are cut out of them: its stones, the points beside
// them, and what these carry on to.  Stones in `dead` are not there.  Every point has a weight:
//
//      +1  the color's stone, or a point beside one        -1  an enemy stone
//      one less beside an enemy stone, else on the first line: nothing is carried on from there
//      one more once it is reached
//
// A point is reached when a neighbour e and a diagonal d or f beside it weigh 1 together, 2 if the point
// itself stands beside an enemy:
//
//        d e f      So in the open one stone reaches on and on, and a contested point carries neither color.
//        . p .
//
// The order does not matter: weights only grow.  The rule was found by asking GNU Go for its eye spaces on
// positions of games, and gives the same ones there (docs/notes/eyes.md).
go::PointSet domain(const go::Board& board, go::Color color, const go::PointSet& dead);

// Where a color may have eyes: points that it alone reaches, and their margins.  A margin is a point that
// both reach, beside what it alone holds, or a point of its own beside one that only the enemy holds.
struct EyeRoom {
    go::PointSet core, margins;

    go::PointSet all() const { return core | margins; }
    friend bool operator==(const EyeRoom&, const EyeRoom&) = default;
};

struct EyeRooms {
    EyeRoom black, white;

    const EyeRoom& of(go::Color color) const { return color == go::Color::black ? black : white; }
};

// A point where a color can join its dead stones only to lose them with the rest is no way in for it, and
// belongs to nobody.
EyeRooms eye_rooms(const go::Board& board, const go::PointSet& dead);

}  // namespace tedomari::tactics
