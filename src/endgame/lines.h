// SPDX-License-Identifier: MIT
#pragma once

#include "endgame/graph.h"
#include "local/local_game.h"

namespace tedomari::endgame {

// The best move of `first` at temperature t (area) and what follows until the position is no hotter than t. A
// komaster who has taken a ko plays on, the other playing elsewhere, so that the line ends where there is a
// count.  Counts are for the points in play, by area except that the stones played are not counted.
local::Line best_line(Graph& graph, const Edge& root, Side first, std::int64_t t);

}  // namespace tedomari::endgame
