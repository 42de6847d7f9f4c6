// SPDX-License-Identifier: MIT
#pragma once

#include "cgt/thermograph.h"
#include "go/board.h"
#include "local/local_game.h"
#include "survey/judge.h"

namespace tedomari::survey {

// What the judge says a region will be, in territory, to the next eighth: it is no more exact than that.
Rational count_by(const Ownership& ownership, const go::Board& board, const go::PointSet& region);

// What the judge makes of a region that was not searched or not decided.
local::LocalGame judged_game(const go::Board& board, const go::PointSet& region, const Judgement& judgement);

// Whether a search by shortcuts that nobody proved is believed: not where a judge that has learned, and sees the
// whole board, is further from its count than proofs may move a forecast.
inline const Rational shortcuts_may_differ = 8;
bool is_believed(const local::LocalGame& found, const local::LocalGame& judged);

// What was proved of the region bounds what the judge says of it.
void keep_within(const local::LocalGame& proved, local::LocalGame& judged);

// A gote of the likeliest size, where only that is known.
cgt::Thermograph gote(Rational mean, Rational t);

}  // namespace tedomari::survey
