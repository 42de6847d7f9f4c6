// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "local/local_game.h"

namespace tedomari::render {

// The answer as an argument that a player can follow, a line a move: what it threatens, what happens if it is ignored,
// why it is answered or not; then what follows from that for the count and for the size of a move, and what all of it
// takes for granted.  Needs lines with reasons (endgame::Effort::explain).
std::string argument(const local::LocalGame& game);

// "threatens 6 points: ignored, W G2 brings the count to 0"; empty when nothing can be said.
std::string reason(const local::Step& step, const local::LocalGame& game);

}  // namespace tedomari::render
