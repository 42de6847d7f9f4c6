// SPDX-License-Identifier: MIT
#pragma once

#include "base/rng.h"
#include "go/board.h"
#include "survey/partition.h"

namespace tedomari::trial {

// A late endgame made by chance: Black's wall on the left, White's on the right, gaps between them.
//
//      . X . O . .     Behind the walls lies territory that nobody can enter; what is open are the gaps, and
//      . X . . O .     stones left in them.
//      . . X O . .
struct GeneratedBoard {
    go::Board board;
    survey::Ownership ownership;  // 1 behind and on Black's wall, -1 White's, 0 in the gaps
    int open = 0;                 // empty points in the gaps
};
struct GapSettings {
    int most = 2;    // points wide
    int stones = 4;  // one gap point in so many holds a stone; 0: none
    // Behind the walls only the edge is empty, but for a stone in its middle: two eyes, so that the walls are
    // alive whatever happens.  Else everything there is empty.
    bool solid = false;
};
GeneratedBoard generated_board(Rng& rng, go::Size size, const GapSettings& gaps = {});

}  // namespace tedomari::trial
