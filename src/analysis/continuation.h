// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "base/budget.h"
#include "go/game.h"

namespace tedomari::analysis {

// How a game goes on after a move, as a search by the network expects it: never a proof.  Regions know their own
// lines (local_game.h); in the middle of a game a judged one knows but its first move, and this is asked instead.
struct Continuation {
    go::Move move;
    std::vector<go::Move> line;  // the move first; ends where somebody would pass
    double score = 0;            // expected at its end; Black's view, with komi
};

struct ContinuationSettings {
    std::size_t length = 6;     // moves
    std::uint64_t visits = 24;  // positions looked at before each of them
};

// One for each of the moves, which are legal.  The first move of each line is there whatever the budget.
std::vector<Continuation> continuations(const go::Game& game, const std::vector<go::Move>& moves,
                                        const ContinuationSettings& settings, Budget& budget);

}  // namespace tedomari::analysis
