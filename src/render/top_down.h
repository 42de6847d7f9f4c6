// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "analysis/top_down.h"

namespace tedomari::render {

std::string to_text(const analysis::TopDown& report);

// {"expression", "mean", "temperature", "thermograph", "positions", "forTemperature", "forWalls"}
nlohmann::json to_json(const analysis::TopDown& report);

}  // namespace tedomari::render
