// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "analysis/random_games.h"

namespace tedomari::render {

// The mean score, who wins how often, a map of whose each point became, and the biggest points.
std::string to_text(const analysis::RandomGames& report);

// As KataGo has it: "rootInfo" {"visits", "scoreLead", "scoreStdev", "winrate"}, "ownership" by rows from the
// top left, 1 for Black, and "moveInfos" by "order"; scores and rates are Black's.  Ours: "evidence", "seed",
// "standardError", "drawRate", "meanLength" and, of a move, "value", "blackFirst" and "whiteFirst"
// {"games", "meanScore"}.
nlohmann::ordered_json to_json(const analysis::RandomGames& report);

}  // namespace tedomari::render
