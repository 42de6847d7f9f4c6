// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "analysis/whole_board.h"

namespace tedomari::render {

// "ko at G9 in A, worth 5 4/9: threats: Black 3 (D17 12, D18 9, F18 7), White 1 (R8 8); Black wins it; …"
std::string ko_sentence(const analysis::KoFight& ko, const analysis::WholeBoardReport& report);
// What stands behind it, a line each: its kind and what it is worth for either master; each side's threats with size and
// cost, and when to ignore them; who is short of threats, and the exchange that changes it.
std::vector<std::string> ko_ledger(const analysis::KoFight& ko, const analysis::WholeBoardReport& report);
nlohmann::json ko_json(const analysis::KoFight& ko, const analysis::WholeBoardReport& report);

}  // namespace tedomari::render
