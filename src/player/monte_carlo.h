// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "base/budget.h"
#include "go/game.h"
#include "playout/results.h"

namespace tedomari::player {

// How hard to think.  Whatever the budget, a few games are always played.  With the same settings and no
// limit of time a position always gets the same move.
struct MonteCarlo {
    std::uint64_t playouts = 10000;  // a move
    std::uint64_t seed = 1;
    int threads = 1;
};

// The random games these settings ask for.
playout::Sample random_games(const go::Position& position, const MonteCarlo& settings, Budget& budget);

struct Candidate {
    go::Point point;
    double value = 0;  // points gained by playing here first rather than second; sampled
};

// A move and what speaks for it.
struct MoveChoice {
    go::Move move;
    std::vector<Candidate> candidates;  // the best first; none when passing was all there was
    playout::Sample sample;
};

// Standard Monte-Carlo [Cazenave 2005, 5.1]: the point where the mean result of the random games in which
// Black played first differs most from that of the games in which White did.
//
// Whatever the rules of the game allow, it plays no suicide and repeats no position, so that its moves are
// legal under every rule set; it fills no eye of its own, and leaves points alone that are settled already.
// It passes when no point is left or gains anything, or after the opponent's pass when it is ahead.
MoveChoice choose_move(const go::Game& game, go::Color color, const MonteCarlo& settings, Budget& budget);

}  // namespace tedomari::player
