// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "analysis/multi_goal.h"

namespace tedomari::render {

enum class TraceView { hidden, drawn };

std::string to_text(const analysis::GoalReport& report, TraceView trace = TraceView::hidden);

// {"goal","status","friend","unsettled","friendFirst":{"outcome","evidence","move","order","trace"},"opponentFirst",
//  "winningMoves","preventingMoves","friendThreats","opponentThreats","complete","mainLine","nodes","seconds"}
nlohmann::json to_json(const analysis::GoalReport& report);

// The proof as an SGF file with variations; empty when nothing was proved.
std::string proof_sgf(const analysis::GoalReport& report);

// Several goals joined by and, or, not.
std::string to_text(const analysis::MultiGoalReport& report);

// {"goal","friend","status","unsettled","friendFirst":{"outcome","evidence","way","move"},"opponentFirst",
//  "goals":[as of one goal],"meetings":[{"goals","points","moves","sussman"}],"formula","byFormula","jointly",
//  "winningMoves","preventingMoves","complete","nodesApart","nodesJointly","seconds"}
nlohmann::json to_json(const analysis::MultiGoalReport& report);

}  // namespace tedomari::render
