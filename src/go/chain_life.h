// SPDX-License-Identifier: MIT
#pragma once

#include "go/board.h"
#include "go/point_set.h"

namespace tedomari::go {

// What keeps one chain unconditionally alive [Benson 1976]: the same as unconditional_life() finds of it, without
// a look at the rest of the board.  It stands beside that because a search for life asks it at every node, and
// most chains are answered by a walk around their liberties.
struct ChainLife {
    PointSet stones;     // of the chains that it lives with, its own among them
    PointSet territory;  // the regions vital to one of those; enemy stones in them are dead
};

// Whether the chain of the stone is unconditionally alive.
bool lives_unconditionally(const Board& board, Point stone);

// Nothing when it is not alive.  The eyes are its territory.
PointSet eyes_for_good(const Board& board, Point stone);
ChainLife chain_life(const Board& board, Point stone);

}  // namespace tedomari::go
