// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "analysis/last_move.h"

namespace tedomari::render {

// "move 12, B D4, lost about 2.5 points (learned): forecast about B+3 before it, about B+0.5 after; B C3 was
// best"
std::string to_text(const analysis::LastMoveReport& report);

// {"number","move","best","isBest","loss","forecastBefore","forecastAfter","giveOrTake","evidence","sentence"}
nlohmann::json to_json(const analysis::LastMoveReport& report);

}  // namespace tedomari::render
