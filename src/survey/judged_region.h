// SPDX-License-Identifier: MIT
#pragma once

#include "cgt/thermograph.h"
#include "go/board.h"
#include "local/local_game.h"
#include "survey/judge.h"

namespace tedomari::survey {

// What the judge makes of a region that was not searched or not decided.
local::LocalGame judged_game(const go::Board& board, const go::PointSet& region, const Judgement& judgement);

// What was proved of the region bounds what the judge says of it.
void keep_within(const local::LocalGame& proved, local::LocalGame& judged);

// A gote of the likeliest size, where only that is known.
cgt::Thermograph gote(Rational mean, Rational t);

}  // namespace tedomari::survey
