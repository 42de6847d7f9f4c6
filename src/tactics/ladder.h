// SPDX-License-Identifier: MIT
#pragma once

#include "go/board.h"
#include "go/point_set.h"

namespace tedomari::tactics {

enum class Ladder : std::uint8_t { captured, escapes, unknown };

// Whether the chain at `target` is taken by atari after atari.  Both sides obey the ko ban.
struct LadderReading {
    Ladder ladder = Ladder::unknown;
    go::Point move;  // of the side that moves first, if one works
    go::PointSet
        trace;  // the points that an escape leans on: where it was chased and the liberties it reached
    int nodes = 0;
};

// The attacker moves first.  The board is played on and left as it was.
LadderReading attack_in_ladder(go::Board& board, go::Point target, int most_nodes = 1000);
// The chain's owner moves first.
LadderReading defend_in_ladder(go::Board& board, go::Point target, int most_nodes = 1000);

}  // namespace tedomari::tactics
