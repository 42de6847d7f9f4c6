// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "analysis/goals.h"

namespace tedomari::render {

std::string to_text(const analysis::GoalsReport& report);

// {"found","complete","seconds","goals":[{"goal","color","status","unsettled","friendMove","opponentMove","evidence",
// "friendTrace","opponentTrace"}]}
nlohmann::json to_json(const analysis::GoalsReport& report);

}  // namespace tedomari::render
