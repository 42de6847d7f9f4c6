// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "analysis/review.h"

namespace tedomari::render {

// What every form of a review says alike.

// "all 312 moves"; "part: moves 252–312 of 312 (interrupted)"; "moves 30–38 of 38 (the others were not asked
// for)"; "none of the 312 moves (interrupted)".
std::string coverage(const analysis::ReviewReport& report);

// "1/2"; "about 2.5" where it is not proved.  In a table "~2.5", and "–" when nothing was lost.
std::string loss_text(const analysis::ReviewedMove& move);
std::string loss_in_table(const analysis::ReviewedMove& move);
std::string lead_in_table(const analysis::ReviewedMove& move);
std::string forecast_in_table(const analysis::ReviewedMove& move);
std::string temperature_in_table(const analysis::ReviewedMove& move);  // "–" when no move is worth anything

// "lost 1/2 for certain and about 3.5 by judgement".
std::string lost_in_all(const analysis::PlayerSummary& player);
// "most with move 30 at E2: 1/2"; empty when nothing was lost.
std::string worst_of(const analysis::ReviewReport& report, go::Color color);

// "the biggest loss"; "judgement changed elsewhere: about B+12.3"; empty when there is nothing to say.
std::string remark(const analysis::ReviewReport& report, std::size_t move);

}  // namespace tedomari::render
