// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "go/board.h"
#include "go/point_set.h"

namespace tedomari::go {

// Some areas that an opponent cannot live in by moving as often as he likes are no territory all the same:
//
//      . . O O O . .       To take the two stones White must fill all four liberties, and then has one
//      . O O . O . .       eye.  But he can pass: Black, filling three of them, is captured in a shape
//      . O . X O O .       that gives two eyes.  With the left liberty moved to the right of the upper
//      . O O X . O .       stone Black would kill, since he can fill a cross of five.
//      . . O . O O .
//      . . O O O . .
//
// Whether the opponent of `color` can hold out in `area`, which its unconditionally alive stones enclose:
// he may first play any number of moves in a row; then `color` moves and they alternate.  He holds out if
// some chain of his is never captured, both obeying ko bans.
//
// Of his first moves only those are searched that fill every point that touches no chain of `color` in the
// area, and any set of those that do.  (An empty point beside living stones helps him less than his own stone
// there; others could only become eyes, of which the caller has found too few.)  When the search spends its
// nodes the answer is that he can.
bool can_hold_out(const Board& board, Color color, const PointSet& area, std::int64_t nodes);

}  // namespace tedomari::go
