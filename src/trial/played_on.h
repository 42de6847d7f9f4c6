// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstdint>

#include "go/game.h"
#include "net/look.h"

namespace tedomari::trial {

// Games played on from a position by the network alone, its moves drawn by chance among the likely ones.  What the middle
// of a game is worth stands in no record: this is what a forecast of it is held to.  To the end of a 19x19 game scores
// spread by 25 to 30 points; after a few moves, when the network is asked for the score, by far less.
struct PlayedOn {
    int games = 0;
    double mean = 0;   // score by the rules, komi counted, Black positive
    double error = 0;  // of the mean, one standard deviation
};

struct PlayOn {
    int games = 16;
    int moves = 0;  // so many, and the network's word then; 0: to the end
    std::uint64_t seed = 1;
    const std::atomic<bool>* cancel = nullptr;  // ends early, with the games that are over
};

PlayedOn played_on(net::Network& network, const go::Game& from, const PlayOn& how);

}  // namespace tedomari::trial
