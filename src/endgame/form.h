// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "base/budget.h"
#include "cgt/thermographs.h"
#include "go/board.h"
#include "go/point_set.h"

namespace tedomari::endgame {

// The canonical form of play in a region, by territory and for its points alone: Black is Left.
//
// Every line is followed until what is left is settled, within the model that evaluate() begins with: one row
// around the region is in play, and what lies beyond is the nearer color's.  The graph counts by area; a tax
// of one a move makes that territory.  A position that nobody wants to move in is worth what it counts.
// Nothing when a ko turns up, a cycle, or more than `most_positions`, or when one side could go on gaining
// where the other has no move.
std::optional<cgt::Game> canonical_form(cgt::Thermographs& thermographs, const go::Board& board,
                                        const go::PointSet& mask, Budget budget,
                                        std::size_t most_positions = 20'000);

}  // namespace tedomari::endgame
