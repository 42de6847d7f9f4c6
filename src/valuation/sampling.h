// SPDX-License-Identifier: MIT
#pragma once

#include "base/budget.h"
#include "go/position.h"
#include "playout/policies.h"
#include "valuation/watch.h"

namespace tedomari::valuation {

// Which random games are played.
struct Sampling {
    std::uint64_t seed = 1;
    int threads = 1;
    playout::PolicyKind policy = playout::PolicyKind::uniform;
};

// Adds the games numbered first … first + games - 1 from the position to the watch, and returns how many were
// played before the budget, whose node is a game, was spent.  Game number n draws the same random numbers
// whatever is watched, whatever was played before and on however many threads: positions and moves are
// compared by the same luck.
std::uint64_t watch_games(const go::Position& position, const Sampling& sampling, std::uint64_t first,
                          std::uint64_t games, Watch& watch, Budget& budget);

}  // namespace tedomari::valuation
