// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "base/budget.h"
#include "go/position.h"
#include "playout/results.h"

namespace tedomari::playout {

// How many random games, and which.
struct Request {
    std::uint64_t games = 10'000;
    std::uint64_t seed = 1;
    int threads = 1;
    int move_limit = 0;  // of one game, passes included; 0: three moves a point
};

// Random games from a position, on any board, either color to move, its ko ban obeyed.  Each move is uniform
// among the legal ones (simple ko, no suicide) that do not fill the player's own eye; who has none passes;
// two passes or the move limit end the game; the score is the area.  See game.h for the rule in full, and
// docs/notes/playouts.md for how it is done.
//
// The same position, games, seed and move limit give the same results with any number of threads on any
// machine, unless the budget ends first.  A budget's node is one game.  Once it is spent no game begins, and
// those under way are finished, so that what is returned is not biased toward short games; it may be none.
Results random_games(const go::Position& position, const Request& request, Budget& budget);

// The same games, with who played first where and whose area each point became.
Sample sample(const go::Position& position, const Request& request, Budget& budget);

// Half of the games begun by Black and half by White, nobody banned from a ko: what the board is worth,
// whoever moves.  A few are played whatever the budget.
Sample sample_either_first(go::Position position, Request request, Budget& budget);

}  // namespace tedomari::playout
