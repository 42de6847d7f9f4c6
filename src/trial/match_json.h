// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string_view>

#include "trial/match.h"

namespace tedomari::trial {

std::string_view to_string(GameEnd end);              // "illegal_move"
std::string_view to_string(GameReport::Judge judge);  // "referee"

nlohmann::json to_json(const GameReport& report);
// Nothing when it is no such object.
std::optional<GameReport> game_report_of(const nlohmann::json& object);

// What must be the same for a match to be gone on with: all but the number of games and the folder.
nlohmann::json to_json(const MatchPlan& plan);

}  // namespace tedomari::trial
