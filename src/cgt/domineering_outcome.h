// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "base/budget.h"
#include "cgt/diagram.h"
#include "cgt/store.h"

namespace tedomari::cgt {

// Who wins a Domineering board, searched without values: far faster than the canonical form when that is all
// one wants to know.  At most 64 squares in all, else nothing; nothing too when the budget is spent.
//
// A boolean search with a table of positions, cut off by counts of moves that a player has for certain and at
// most [Breuker, Uiterwijk, van den Herik 2000].
std::optional<Outcome> domineering_outcome(const Diagram& board, Budget* budget = nullptr);

}  // namespace tedomari::cgt
