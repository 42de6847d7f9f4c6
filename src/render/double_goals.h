// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "analysis/double_goals.h"

namespace tedomari::render {

// One line each; a line that says so when there are none.
std::string to_text(const std::vector<analysis::DoubleGoal>& pairs);

// [{"kind","goals","color","move","evidence"}]
nlohmann::json to_json(const std::vector<analysis::DoubleGoal>& pairs);

}  // namespace tedomari::render
