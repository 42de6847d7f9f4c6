// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "endgame/attempt.h"
#include "go/color.h"

namespace tedomari::endgame {

// A position of the same region in which two models part: what leads there, and what each counts then.
struct Telling {
    std::vector<go::Move> moves;  // one side may move twice in a row: the other played elsewhere
    Rational first, second;
};

// The shortest way we know to a position that one of them calls settled and the other counts otherwise.  Moves are
// empty when none was found: the models differ at once.
Telling telling_position(Attempt& first, Attempt& second);

// "after W B1, W C1: 7 or -3"
std::string to_string(const Telling& telling);

}  // namespace tedomari::endgame
