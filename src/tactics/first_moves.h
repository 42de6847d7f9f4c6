// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "tactics/goal.h"
#include "tactics/wish.h"

namespace tedomari::tactics {

struct FirstMoves {
    std::vector<go::Point> moves;
    bool complete = true;  // false when the budget ended the search early
};

// Those of `tried` by which the side that moves first gets `best`, the outcome with it moving first as the
// attacker sees it, if that is anything for it: all solutions of one search (search/solutions.h), under the
// one ko rule that tells.  As many as asking about the position after each move separately finds.
FirstMoves first_moves(const go::Board& board, const Goal& goal, Side first, Outcome best,
                       const std::vector<go::Point>& tried, const Effort& effort, ReadingTable& table,
                       Budget& budget);
// Of several goals read as one game; the wish must be pure.
FirstMoves first_moves(const go::Board& board, const Wish& wish, Side first, Outcome best,
                       const std::vector<go::Point>& tried, const Effort& effort, ReadingTable& table,
                       Budget& budget);

}  // namespace tedomari::tactics
