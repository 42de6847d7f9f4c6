// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "analysis/endgame_set.h"

namespace tedomari::render {

std::string to_text(const analysis::EndgameSetReport& report);
std::string to_text(const analysis::EndgameCase& problem);
// {"total","exact","provedWrong","medianSeconds","problems":[…]}
nlohmann::json to_json(const analysis::EndgameSetReport& report);

}  // namespace tedomari::render
