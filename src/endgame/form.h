// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "base/budget.h"
#include "cgt/thermographs.h"
#include "go/board.h"
#include "go/point_set.h"
#include "go/rules.h"

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

// Between which games the region lies, kos or not: a player who is as good in sums of these is as good in the region.
// In `low` Black never takes a ko, in `high` White never does (ko_rule.h), so that neither goes round.  Equal where nothing
// turns on a ko.  Who may not move on is given the option to let the place go for the least he can hold there. By area a
// move costs nothing, and stones that were on the points before are not counted.  Nothing when there are too many positions.
struct FormBounds {
    cgt::Game low, high;
    bool exact() const { return low == high; }
};
std::optional<FormBounds> form_bounds(cgt::Thermographs& thermographs, const go::Board& board,
                                      const go::PointSet& mask, go::Scoring scoring, Budget budget,
                                      std::size_t most_positions = 20'000);

}  // namespace tedomari::endgame
