// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "analysis/whole_board.h"

namespace tedomari::render {

// The board with lettered regions, who is ahead, a table of the regions and the moves in order.
std::string to_text(const analysis::WholeBoardReport& report);

// KataGo's names where the meaning is the same: boardXSize, boardYSize, rules, komi, rootInfo.scoreLead and
// .currentPlayer, moveInfos[].move .order .pv, ownership (row by row from the top, Black positive); ours
// beside them: forecast, temperature, regions[], kos[], tedomari, choices.  Exact numbers are strings.
nlohmann::json to_json(const analysis::WholeBoardReport& report);

// "B+3 1/2", "W+1/2", "even"
std::string lead_text(Rational lead);

}  // namespace tedomari::render
