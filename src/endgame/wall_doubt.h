// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "go/board.h"
#include "go/point_set.h"

namespace tedomari::endgame {

// Stones around a region that a local game takes for alive, though they have little room of their own to live
// in outside it, and no proof that it is enough (endgame/wall_life.h).  Whether they do may be what the
// region is about.
struct WallDoubt {
    go::Point stone;      // one of them, outside the region
    int room = 0;         // empty points outside the region that they reach through stones of theirs
    go::PointSet points;  // the stones, that room, and enemy stones shut in there
};

// The doubts about the walls of `region`, one for each group, in the order of the board.  `in_play` are all
// points on which play in the region is considered, the region's and those around: no wall may live by them.
std::vector<WallDoubt> wall_doubts(const go::Board& board, const go::PointSet& region,
                                   const go::PointSet& in_play);
// With one row around in play, and single ways out, as `evaluate` has it.
std::vector<WallDoubt> wall_doubts(const go::Board& board, const go::PointSet& region);

}  // namespace tedomari::endgame
