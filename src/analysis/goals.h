// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <limits>
#include <vector>

#include "base/budget.h"
#include "base/progress.h"
#include "go/position.h"
#include "tactics/question.h"
#include "tactics/relevant.h"

namespace tedomari::analysis {

struct GoalSearchOptions {
    bool empty_connections = false;  // many; each liberty of order 1 to 4 of every chain
    double seconds_each = 0.05;
    std::uint64_t nodes_each = std::numeric_limits<std::uint64_t>::max();
    int order = 3;
    std::function<void(std::size_t done, std::size_t of)> progress = {};  // for who shows it otherwise
};

using tactics::Goal;
using tactics::GoalKind;
using tactics::GoalSummary;
using tactics::Question;

// See tactics/relevant.h.
std::vector<tactics::Goal> relevant_goals(const go::Board& board, const GoalSearchOptions& options);

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
