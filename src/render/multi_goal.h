// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "analysis/multi_goal.h"

namespace tedomari::render {

std::string to_text(const analysis::MultiGoalReport& report);

// {"goal","friend","status","unsettled","friendFirst":{"outcome","evidence","way","move"},"opponentFirst",
//  "goals":[as of one goal],"meetings":[{"goals","points","moves","sussman"}],"formula","byFormula","jointly",
//  "winningMoves","preventingMoves","complete","nodesApart","nodesJointly","seconds"}
nlohmann::json to_json(const analysis::MultiGoalReport& report);

}  // namespace tedomari::render
