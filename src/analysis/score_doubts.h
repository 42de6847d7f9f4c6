// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "analysis/score.h"

namespace tedomari::analysis {

// Why a count may be wrong, found in the report itself: a chain that is unsettled or not surely believed; dame that a
// look at the whole board expects to become somebody's, which is how a misjudged fight shows in the count; a neutral area so large
// that the game is not over; a side without a living stone.  Fills in `doubts`, `to_play` and `safe_to_score`.
void find_doubts(ScoreReport& report);

// "Black D4"
std::string chain_name(const scoring::Verdict& chain);

}  // namespace tedomari::analysis
