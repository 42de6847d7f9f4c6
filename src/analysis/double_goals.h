// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

#include "analysis/goals.h"

namespace tedomari::analysis {

// Two goals of one player that one move decides, or that make each other safe.
struct DoubleGoal {
    enum class Kind : std::uint8_t {
        double_threat,  // both stand; one move of the opponent's threatens both, and one of them falls
        double_attack,  // neither can be had; one move threatens both, and one of them can
        miai,           // each can be had by moving first; they share a chain, and what they lean on is apart
    };
    Kind kind;
    tactics::Goal a, b;
    go::Point move;  // of a double threat or attack
    Evidence evidence = Evidence::bounded;
};
std::string_view to_string(DoubleGoal::Kind kind);

// Among the goals of a report; pairs that lean on no common point need not be read together.  Each pair gets so
// many nodes.
std::vector<DoubleGoal> find_double_goals(const GoalsReport& report, std::uint64_t nodes_each,
                                          Budget& budget);

}  // namespace tedomari::analysis
