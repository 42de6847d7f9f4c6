// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "go/game.h"

namespace tedomari::go {

// Oracles: numbers the literature knows, so that a wrong board is found out [Tromp, Farnebäck 2007].

// Positions in which every chain has a liberty: 1x1 1, 2x2 57, 3x3 12,675, 4x4 24,318,165.
// Stones are put point by point, and what has lost a liberty for good is cut off: about two plays a position.
std::uint64_t count_legal_positions(Size size);

// Lines of play of at most `depth` moves, counted where they end: after so many moves or after two passes in
// a row. Players alternate from game.to_move() and may pass at any time.  The game is as before when done.
std::uint64_t count_lines(Game& game, int depth);
// All complete games from here, each ending with two passes in a row.  Finite under superko only, and huge
// beyond 1x3: 907 games there, 2,098,407,841 on 1x4.
std::uint64_t count_games(Game& game);

}  // namespace tedomari::go
