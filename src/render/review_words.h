// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "analysis/review.h"

namespace tedomari::render {

// What every form of a review says alike.

// "all 312 moves"; "part: moves 252–312 of 312 (interrupted)"; "moves 30–38 of 38 (the others were not asked
// for)"; "none of the 312 moves (interrupted)".
std::string coverage(const analysis::ReviewReport& report);

// "1/2"; "about 2.5" where it is not proved.  In a table "~2.5", and "–" when nothing was lost.
std::string loss_text(const analysis::ReviewedMove& move);
std::string loss_text(Rational loss, Evidence evidence);
// A loss by thermographs, though walls may be judged.
constexpr bool is_a_fraction(Evidence evidence) {
    return evidence == Evidence::proved || evidence == Evidence::judged;
}
std::string loss_in_table(const analysis::ReviewedMove& move);
std::string lead_in_table(const analysis::ReviewedMove& move);
std::string forecast_in_table(const analysis::ReviewedMove& move);
std::string temperature_in_table(const analysis::ReviewedMove& move);  // "–" when no move is worth anything

// "lost 1/2 for certain and about 3.5 by judgement".
std::string lost_in_all(const analysis::PlayerSummary& player);
// "most with move 30 at E2: 1/2"; empty when nothing was lost.
std::string worst_of(const analysis::ReviewReport& report, go::Color color);

// "wrong size, the biggest loss"; "in settled ground"; empty when there is nothing to say.
std::string remark(const analysis::ReviewReport& report, std::size_t move);

// Who led until when, what decided the game, what the endgame cost: a sentence each; fewer where nothing is to be said.
std::vector<std::string> story_text(const analysis::ReviewReport& report);
// "H12, missed from move 138 to 152 by both: about 5.7".
std::string missed_text(const analysis::ReviewReport& report, const analysis::MissedMove& missed);
// "W+6.5 before move 1; Black lost 41.2, White 62; not explained: about B+1.3; W+15 after move 251"; empty without moves.
std::string balance_text(const analysis::ReviewReport& report);

}  // namespace tedomari::render
