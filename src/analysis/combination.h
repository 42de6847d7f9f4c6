// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <vector>

#include "base/budget.h"
#include "go/board.h"
#include "tactics/multi_goal.h"

namespace tedomari::analysis {

// A sequence of threats that takes something in the end, of which no single attack takes anything: one of many
// goals, each of them lost on its own.
struct Combination {
    bool found = false;
    bool is_ko = false;                // one that this color takes first
    go::Point move;                    // its first
    go::PointSet trace;                // where it could be upset
    std::vector<tactics::Goal> goals;  // those it plays on, or all there are
};

// By this color, which moves.  Chains that a single attack takes, in a ko or not, are no goals.
Combination find_combination(const go::Board& board, go::Color color, tactics::ReadingTable& table,
                             Budget& budget);

// Those of both players that are found, Black's first.  Each player gets a budget like this one.
std::vector<Combination> find_combinations(const go::Board& board, const Limits& limits,
                                           const std::atomic<bool>* cancel);

// The other side's moves after which its goals are lost, the surest first; another combination, on stones
// that only the move brought into danger, may be left.  Nothing when there is none anyway.
std::vector<go::Point> moves_against(const go::Board& board, const Combination& combination, go::Color color,
                                     tactics::ReadingTable& table, Budget& budget);

}  // namespace tedomari::analysis
