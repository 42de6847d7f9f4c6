// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "analysis/values.h"

namespace tedomari::render {

// So many goals and moves, the most important and the hottest first.
std::string to_text(const analysis::ValuesReport& report, std::size_t most = 10);

// "goals": {"goal", "status", "reached", "missed"}; "moves": {"move", "color", "goal", "temperature",
// "exactTemperature", "friend", "friendThreat", "enemy", "enemyThreat" …}, a value being {"mean", "error",
// "games"}; "localGames" as `region` prints them.  Values are Black's area less White's, without komi.
nlohmann::ordered_json to_json(const analysis::ValuesReport& report);

}  // namespace tedomari::render
