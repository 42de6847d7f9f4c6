// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "base/budget.h"
#include "base/progress.h"
#include "go/position.h"
#include "outcome/outcome.h"
#include "tactics/question.h"

namespace tedomari::analysis {

struct GoalSearchOptions {
    bool empty_connections = false;  // many; each liberty of order 1 to 4 of every chain
    double seconds_each = 0.05;
    int order = 3;
};

// The goals worth a look [Cazenave 2005, 3.2]: chains of at most four liberties to capture, pairs of chains
// less than four moves apart to connect and, if asked, empty points to connect to.
std::vector<tactics::Goal> relevant_goals(const go::Board& board, const GoalSearchOptions& options);

struct GoalSummary {
    tactics::Goal goal;
    outcome::Status status;  // of the goal's own side
    go::Point friend_move, opponent_move;
    Evidence evidence = Evidence::bounded;      // of both outcomes
    go::PointSet friend_trace, opponent_trace;  // a stone elsewhere leaves the answer of that side's search
};

struct GoalsReport {
    go::Position position;
    std::vector<GoalSummary> goals;  // unsettled first, then unknown, then settled
    std::size_t found = 0;           // before the budget ended the list
    bool complete = true;
    double seconds = 0;
};

// The status of every relevant goal by two searches each [Cazenave 2005, 3.3].
GoalsReport find_goals(const go::Position& position, const GoalSearchOptions& options, Budget& budget,
                       Progress& progress);

}  // namespace tedomari::analysis
