// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/review_position.h"

namespace tedomari::analysis {

// What a move cost, from the positions before and after it.
//
// Proved, when every region that the move changed is proved before and after, the best move's worth is exact,
// and nothing that was settled changed: at the temperature before the move, what the position was worth, less
// what it is worth now, the price of the move paid.  Where walls or ground are judged, before or after, the loss is the
// same and called judged.
//
// Else, and wherever a ko is fought, by judgement: the fall of the forecast.  The judge has read both positions, so that what must be answered is
// answered in both.  A fall within the noise of reading is none, and the recommended move costs nothing; nor does
// the answer to a ko threat that is larger than the ko, unless more than the ko went with it.
//
// forecast before - loss + drift = forecast after, in the mover's eyes: drift is what the account does not explain.
struct MoveCost {
    Rational loss;
    Evidence evidence = Evidence::sampled;
    Rational drift;
};
MoveCost cost_of(const ReviewedPosition& before, go::Move move, const ReviewedPosition& after);

// A fall up to this may be noise (docs/log/whole-board.md).
inline const Rational noise_of_reading(1, 2);

}  // namespace tedomari::analysis
