// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "analysis/fought_ko.h"

namespace tedomari::render {

// "ko at G9 in A, worth 5 4/9: threats: Black 3 (D17 12, D18 9, F18 7), White 1 (R8 8); Black wins it; …"
std::string ko_sentence(const analysis::KoFight& ko, const analysis::WholeBoardReport& report);
// What stands behind it, a line each: its kind and what it is worth for either master; each side's threats with size and
// cost, and when to ignore them; who is short of threats, and the exchange that changes it.
std::vector<std::string> ko_ledger(const analysis::KoFight& ko, const analysis::WholeBoardReport& report);
// Of a ko that was fought in a game: what it was worth, the threats, who was short, who ended it; then a line for each threat
// that was played, and whether it was right to answer or to ignore it.
std::vector<std::string> fought_ko_text(const analysis::FoughtKo& ko);
nlohmann::json fought_ko_json(const analysis::FoughtKo& ko);
nlohmann::json ko_json(const analysis::KoFight& ko, const analysis::WholeBoardReport& report);

}  // namespace tedomari::render
