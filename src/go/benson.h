// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "go/board.h"
#include "go/point_set.h"

namespace tedomari::go {

// A connected area of points without a stone of the color that surrounds it.
struct EnclosedRegion {
    PointSet points;
    std::vector<Point> vital_to;  // names of the living chains that have every empty point of it as a liberty
};

// The chains of one color that the opponent cannot capture though their owner passes for ever, and what keeps
// them: each has at least two vital regions that only living chains surround [Benson 1976]. A theorem, not a
// guess; chains that need an answer are not in it.
struct UnconditionalLife {
    PointSet stones;
    std::vector<EnclosedRegion> regions;  // vital to at least one living chain
    PointSet territory;                   // the points of those regions; enemy stones in them are dead
};

// Costs a few microseconds a chain.  A region that meets `barred` is no eye: what lives then lives whatever
// happens there, even if its owner fills it.
UnconditionalLife unconditional_life(const Board& board, Color color, const PointSet& barred = {});

}  // namespace tedomari::go
