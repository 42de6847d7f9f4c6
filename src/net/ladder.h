// SPDX-License-Identifier: MIT
#pragma once

#include "go/board.h"
#include "go/point_set.h"

namespace tedomari::net {

// Ladders as a plane of the network wants them: cheap, and the same for every way to lay the board on the
// table. The hunter gives atari by one of two liberties; the fleer extends or takes a chain in atari that
// touches his. Three liberties are an escape.  Effort is shared equally among the lines that are still open,
// never spent on one before another, so the answer does not depend on the order of points; what is not read
// out is no capture.

// Whether the chain at `stone`, in atari and its owner to move, is lost in a ladder.
bool cannot_run(go::Board& board, go::Point stone);

// By which of its two liberties the opponent, to move, catches the chain at `stone`; none when it escapes or
// has not two liberties.
go::PointSet catching_moves(go::Board& board, go::Point stone);

}  // namespace tedomari::net
