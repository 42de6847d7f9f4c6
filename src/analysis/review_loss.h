// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/review_position.h"

namespace tedomari::analysis {

// What a move cost, from the positions before and after it.
//
// Proved, when every region that the move changed is proved before and after, the best move's worth is exact,
// and nothing that was settled changed: at the temperature before the move, what the position was worth, less
// what it is worth now, the price of the move paid.
//
// Else by judgement.  The forecast falls by what the move lost, and by noise.  Where something settled far
// from the move is settled otherwise afterwards, or no longer, that is a change of judgement and nobody's
// loss.  What the forecast has recovered when it is the player's turn again (`answered`) was none either: so ends
// every exchange of a ko threat.  What is left is charged beyond a noise level only.  A move that is the
// recommended one costs nothing.
struct MoveCost {
    Rational loss;
    Evidence evidence = Evidence::sampled;
    Rational fall;       // of the forecast, in the mover's eyes
    Rational judgement;  // Black's gain by changes of judgement far from the move
};
MoveCost cost_of(const ReviewedPosition& before, go::Move move, const ReviewedPosition& after,
                 const ReviewedPosition* answered = nullptr);

// A fall of the forecast up to this may be noise: of the moves that strong players made and the program
// recommends, which lose nothing, nine in ten let it fall by hardly more (docs/notes/whole-board.md).
inline const Rational noise(1);

}  // namespace tedomari::analysis
