// SPDX-License-Identifier: MIT
#pragma once

#include "endgame/graph.h"
#include "local/local_game.h"

namespace tedomari::endgame {

// The best move of `first` at temperature t (area) and what follows until the position is no hotter than t. A
// komaster who has taken a ko plays on, the other playing elsewhere, so that the line ends where there is a
// count.  Counts are for the points in play, by area except that the stones played are not counted.
enum class Reasons : std::uint8_t { left_out, given };  // why each move is answered, or not
local::Line best_line(Graph& graph, const Target& root, Side first, std::int64_t t,
                      Reasons reasons = Reasons::left_out);

}  // namespace tedomari::endgame
