// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "analysis/combination.h"
#include "analysis/double_goals.h"
#include "analysis/goals.h"

namespace tedomari::render {

std::string to_text(const analysis::GoalsReport& report);

// {"found","complete","seconds","goals":[{"goal","color","status","unsettled","friendMove","opponentMove","evidence",
// "friendTrace","opponentTrace"}]}
nlohmann::json to_json(const analysis::GoalsReport& report);

// What goals are together.  One line each; a line that says so when there are none.
std::string to_text(const std::vector<analysis::DoubleGoal>& pairs);
// [{"kind","goals","color","move","evidence"}]
nlohmann::json to_json(const std::vector<analysis::DoubleGoal>& pairs);

// "combination: Black E5 gets one of capture(E4) and capture(D5) (proved)"
std::string to_text(const std::vector<analysis::Combination>& combinations);
// [{"color","move","goals","ko"}]
nlohmann::json to_json(const std::vector<analysis::Combination>& combinations);

}  // namespace tedomari::render
