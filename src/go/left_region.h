// SPDX-License-Identifier: MIT
#pragma once

#include "go/board.h"
#include "go/point_set.h"

namespace tedomari::go {

// A region of the board that a color's stones leave, and the chains of that color around it, each by its name.  It is
// vital to those of whose liberties all its empty points are [Benson 1976].
struct LeftRegion {
    PointSet points, around, vital;
};

LeftRegion left_region(const Board& board, Color color, Point start);

}  // namespace tedomari::go
