// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "base/rational.h"
#include "go/color.h"

namespace tedomari::analysis {

struct ReviewedPosition;

// What a move that lost something did wrong, as a teacher would say it.  A reading of what the review found, and never a
// proof, also where the loss is proved.
enum class Mistake {
    none,
    wrong_size,            // something larger was left
    wrong_point,           // the right place, but not the move there
    missed_sente,          // his own, which the other had to answer
    missed_reverse_sente,  // the other's, which he should have prevented
    needless_answer,       // answered what needed no answer
    left_a_threat,         // did not answer what did
    dame,                  // worth nothing, with something left to take
    teire,                 // a needless move in his own ground, or a needed one left out
    tedomari,              // took a large move, and the other got the last of them
    ko,
    life_and_death,  // stones live or die that need not
    overplay,        // the stone itself is lost
};
inline constexpr int mistake_kinds = 13;
std::string_view to_string(Mistake mistake);  // "wrong size"; "" for none

// Where the move was played, where it led to, and what was before the move that it may have answered; that may be null.
struct MistakeContext {
    const ReviewedPosition* earlier = nullptr;
    const ReviewedPosition* before = nullptr;
    const ReviewedPosition* after = nullptr;
};

// The first that fits, from the special to the general (docs/notes/review.md).
Mistake mistake_of(const MistakeContext& context, go::Move move, Rational loss);

}  // namespace tedomari::analysis
