// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "analysis/whole_board.h"

namespace tedomari::render {

// The answer in one sentence: who is ahead and how sure that is, where the best move is, what it is worth
// and whether it is sente.
std::string headline(const analysis::WholeBoardReport& report);

// The board with lettered regions, who is ahead, a table of the regions and the moves in order.
std::string to_text(const analysis::WholeBoardReport& report);

// KataGo's names where the meaning is the same: boardXSize, boardYSize, rules, komi, rootInfo.scoreLead and
// .currentPlayer, moveInfos[].move .order .pv, ownership (row by row from the top, Black positive); ours
// beside them: forecast, temperature, regions[], kos[], tedomari, choices.  Exact numbers are strings.
nlohmann::json to_json(const analysis::WholeBoardReport& report);

// "about B+3.5, give or take 12 (nine games in ten did)"
std::string forecast_text(const analysis::WholeBoardReport& report);

}  // namespace tedomari::render
