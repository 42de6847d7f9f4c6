// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "analysis/game_value.h"
#include "analysis/lines_of_play.h"
#include "analysis/top_down.h"

namespace tedomari::render {

std::string to_text(const analysis::GameValue& report);

// {"expression", "canonical", "outcome", "leftStop", "rightStop", "mean", "temperature", "thermograph"}; of a
// loopy game the same under its komaster, or under "komasters" for both; of anything else {"expression",
// "value"}.
nlohmann::json to_json(const analysis::GameValue& report);

// How little of a game its thermograph needs: {"expression", "mean", "temperature", "thermograph", "positions",
// "forTemperature", "forWalls"}.
std::string to_text(const analysis::TopDown& report);
nlohmann::json to_json(const analysis::TopDown& report);

// {"expression", "positions": [{"line", "mean", "temperature", "stability", "mainline"}], "complete"}.
std::string to_text(const analysis::LinesOfPlay& report);
nlohmann::json to_json(const analysis::LinesOfPlay& report);

// {"left": [["t","v"], …], "right": […]}: bends from t = -1 upward; the mast goes on from the last.
nlohmann::json to_json(const cgt::Thermograph& thermograph);

}  // namespace tedomari::render
