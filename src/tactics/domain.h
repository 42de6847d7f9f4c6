// SPDX-License-Identifier: MIT
#pragma once

#include "go/board.h"
#include "go/point_set.h"

namespace tedomari::tactics {

// The points that a color's stones reach before eye spaces are cut out of them [GNU Go manual, 8.11]: its
// stones, their empty neighbours, and every other point beside which two adjoining points off the first line
// are reached, unless an enemy stone stands in the gap.  Stones in `dead` are not there.
//
//      u a b c      e is reached from a and b, or from a and d, and so on around; not from a and b when an
//        d e f      enemy stands on d, or enemies stand on u and c.
//        g h i
go::PointSet domain(const go::Board& board, go::Color color, const go::PointSet& dead);

}  // namespace tedomari::tactics
