// SPDX-License-Identifier: MIT
#pragma once

#include "go/symmetry.h"
#include "local/local_game.h"

namespace tedomari::local {

// The same region on a board that is laid otherwise on the table: every point moves, no number changes.
// `size` is the board's before.
LocalGame transformed(const LocalGame& game, go::Size size, go::Symmetry symmetry);

// The same region so many columns and rows further.
LocalGame moved(const LocalGame& game, int columns, int rows);

// The same region with the stones' colors exchanged: every number of Black's is White's, its sign turned.
LocalGame with_colors_swapped(const LocalGame& game);

}  // namespace tedomari::local
