// SPDX-License-Identifier: MIT
#pragma once

#include "endgame/graph.h"
#include "local/local_game.h"

namespace tedomari::endgame {

// What is proved about the first moves of a root whose walls are known; temperatures are by area.

// The moves that are right for `side` as the rest of the board gets hotter, where it wants to move at all.
std::vector<local::Choice> choices(Graph& graph, const Target& root, Side side, std::int64_t from,
                                   std::int64_t to);

// The moves that leave something hotter than t and gain by that, the largest first.
std::vector<local::Threat> threats(Graph& graph, const Target& root, Side side, std::int64_t t);

// To each move of `side` an answer after which it has no more than before, at t.
std::vector<local::Answer> answers(Graph& graph, const Target& root, Side side, std::int64_t t);

// The other moves at t, the best first, with what they lose.
std::vector<local::SideLine> side_lines(Graph& graph, const Target& root, Side side, std::int64_t t);

}  // namespace tedomari::endgame
