// SPDX-License-Identifier: MIT
#pragma once

#include "go/board.h"
#include "go/point_set.h"
#include "playout/playout.h"

namespace tedomari::survey {

// The stones that change hands in random games: a guess, good at the end of a game, wrong about sekis and where
// the next move of a capturing race decides.  In doubt to `color`'s disadvantage: its own chains unless random
// games clearly keep them, the other's only when they clearly lose them.  Benson's theorem has the last word
// where it has one: chains it calls alive are, and enemy stones in their territory are not.
go::PointSet dead_stones_at_worst(const go::Board& board, const playout::Sample& sample, go::Color color);

}  // namespace tedomari::survey
