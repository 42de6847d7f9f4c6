// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "analysis/board_set.h"
#include "analysis/board_truth.h"

namespace tedomari::render {

std::string to_text(const analysis::BoardCase& position);     // one line
std::string to_text(const analysis::BoardSetReport& report);  // a table by distance from the end
// {"positions", "medianSeconds", "exactShare", "byBack":[…], "cases":[…]}
nlohmann::json to_json(const analysis::BoardSetReport& report);

std::string to_text(const analysis::TruthReport& report);
nlohmann::json to_json(const analysis::TruthReport& report);

}  // namespace tedomari::render
