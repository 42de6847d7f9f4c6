// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "analysis/review.h"

namespace tedomari::render {

// Sentences: the last chance, the komi that each side needed, the moves that gave points away for certain.  None when nobody
// lost.
std::vector<std::string> last_chance_text(const analysis::ReviewReport& report);
// "best play from here: B+1/2"; "between W+1/2 and B+1/2, as kos go"; empty where it is not solved.
std::string perfect_text(const std::optional<analysis::PerfectScore>& score);

// {"loser","move","point","solved","evidence","before":{"low","high"},"after","komi","kept","solvedFrom","positions",
// "withdrawn","end","borneOut","losses":[…],"sentences"}; null when nobody lost.
nlohmann::json last_chance_json(const analysis::ReviewReport& report);
nlohmann::json to_json(const std::optional<analysis::PerfectScore>& score);

}  // namespace tedomari::render
