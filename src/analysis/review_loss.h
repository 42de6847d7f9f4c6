// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/review_position.h"

namespace tedomari::analysis {

// What a move cost, from the positions before and after it.
//
// Proved, when every region that the move changed is proved before and after, the best move's worth is exact,
// and nothing that was settled changed: at the temperature before the move, what the position was worth, less
// what it is worth now, the price of the move paid.  The walls of regions are judged: where the judge who vouches for
// them expects another score than the proofs, before or after, the loss is the same and not called proved.
//
// Else by judgement: what the judge expects after the recommended move, less what it expects after this one.  The
// fall of the forecast would not do: a judge that learned from games expects the move that is usual, so that forecasts
// fall as often as they rise, whatever was lost; and it swings with every threat.  Two looks at positions
// that differ by one stone err in the same way, and what is left of that is the noise.  No more is charged than a move
// was worth, or than the forecast has fallen by when it is the player's turn again (`answered`): the best move gains no
// more than the temperature, and what the judge sees beyond that the next moves must bear out.  After a
// threat, which leaves the board hotter than it was, the answer is due: only what is then gone is lost.
//
// Where the judge gives no such pair (random games), the fall of the forecast, as far as it has not come
// back on the player's next turn.  Where something settled far from the move is settled
// otherwise afterwards, or no longer, that is a change of judgement and nobody's loss.
//
// A move that is the recommended one costs nothing.
struct MoveCost {
    Rational loss;
    Evidence evidence = Evidence::sampled;
    Rational fall;       // of the forecast, in the mover's eyes
    Rational judgement;  // Black's gain by changes of judgement far from the move
    // What is gone when it is the player's turn again and charged to nobody: the judge saw no better move, or saw too
    // late.  Nothing below `worth_telling`.
    Rational unforeseen;
};
MoveCost cost_of(const ReviewedPosition& before, go::Move move, const ReviewedPosition& after,
                 const ReviewedPosition* answered = nullptr);

// A difference between two looks up to this may be noise (docs/log/whole-board.md).
inline const Rational noise_of_looks(1, 5);
// … and a fall of the forecast up to this.
inline const Rational noise(1);
inline const Rational worth_telling(5);

}  // namespace tedomari::analysis
