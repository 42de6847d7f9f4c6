// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/result.h"
#include "batch/queue.h"

namespace tedomari::batch {

// What is asked of every game; or, of self-play, for how many games.
struct Question {
    std::string kind;         // one of kinds()
    double seconds = 0.2;     // a position
    std::uint64_t nodes = 0;  // … instead, and the same answer on every machine
    int back = 0;  // of the position: so many moves before the end; of a review: the last so many, 0 for all
    int every = 10;  // of regions: at every so many moves, from the end
    // Of self-play: one task is one game, the same on every machine.
    std::string size = "9";
    std::uint64_t visits = 50, seed = 1;  // positions a move
    int number = 1, opening = 6;          // of the game; its first moves, by chance

    std::string settings() const;  // for a Task
    static Result<Question> from(const Task& task);
};

// "review", "analyze", "score", "regions", "selfplay"
const std::vector<std::string>& kinds();
bool is_about_games(const std::string& kind);  // else it makes them

}  // namespace tedomari::batch
