// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "analysis/board_set.h"
#include "analysis/board_truth.h"
#include "analysis/forecast_table.h"

namespace tedomari::render {

std::string to_text(const analysis::BoardCase& position);     // one line
std::string to_text(const analysis::BoardSetReport& report);  // a table by distance from the end
// {"positions", "medianSeconds", "exactShare", "byBack":[…], "cases":[…]}
nlohmann::json to_json(const analysis::BoardSetReport& report);

// By distance: our lead and forecast, the rival's, and "the game is even", beside what the games ended as.
std::string to_text(const std::vector<analysis::ForecastRow>& rows);
nlohmann::json to_json(const std::vector<analysis::ForecastRow>& rows);

std::string to_text(const analysis::TruthReport& report);
nlohmann::json to_json(const analysis::TruthReport& report);

}  // namespace tedomari::render
