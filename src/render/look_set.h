// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "analysis/look_set.h"

namespace tedomari::render {

std::string to_text(const analysis::LookSetReport& report);
// {"games", "moves", "top1", "top5", "blocks", "blocksRight", …, "forecasts":[{"back", "mean", …}]}
nlohmann::json to_json(const analysis::LookSetReport& report);

}  // namespace tedomari::render
