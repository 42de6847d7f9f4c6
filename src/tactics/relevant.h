// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "base/budget.h"
#include "base/evidence.h"
#include "go/board.h"
#include "outcome/outcome.h"
#include "tactics/goal.h"

namespace tedomari::tactics {

// Which goals are looked for on a board.
struct GoalKinds {
    bool captures = true;
    bool connections = true;
    bool empty_connections = false;  // many; each liberty of order 1 to 4 of every chain
    bool separations = false;
    bool eyes = false;
    bool lives = false;
    // Distances and orders of liberties pass over own chains at no cost, as moves do; false: by the letter of the paper,
    // through empty points only.
    bool over_own_chains = true;
    int orders = 4;  // of the liberties that an empty connection may join
};

// The goals worth a look [Cazenave 2005, 3.2]: chains of at most four liberties to capture, pairs of chains
// less than four moves apart to connect or to separate, empty points to connect to, points that the stones
// around may make an eye, chains without a way out of a small room that may live.
std::vector<Goal> relevant_goals(const go::Board& board, const GoalKinds& kinds);

// A goal and what two searches say of it [Cazenave 2005, 3.3].
struct GoalSummary {
    Goal goal;
    outcome::Status status;  // of the goal's own side
    go::Point friend_move, opponent_move;
    Evidence evidence = Evidence::bounded;      // of both outcomes
    go::PointSet friend_trace, opponent_trace;  // a stone elsewhere leaves the answer of that side's search
};

// Each search has these limits.
GoalSummary summary_of(const go::Board& board, const Goal& goal, const Effort& effort, const Limits& each,
                       ReadingTable& table);

}  // namespace tedomari::tactics
