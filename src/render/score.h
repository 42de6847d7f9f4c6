// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "analysis/score.h"

namespace tedomari::render {

// The board with dead stones small and territory marked, every chain that is not plainly alive, the count
// line by line, and whether it is safe to count.
std::string to_text(const analysis::ScoreReport& report);

// {"score","scoreText","winner","rules","komi","safeToScore","doubts","toPlay","evidence",
//  "chains":[{"stone","color","size","status","evidence","confidence","why"}],
//  "arithmetic":[{"what","color","points"}],"territory":{"black","white"},"dame","teire","ownership"}
nlohmann::ordered_json to_json(const analysis::ScoreReport& report);

// The position as an SGF file with TB, TW and MA on dead stones.
std::string to_sgf(const analysis::ScoreReport& report);
// The position with its territory as SVG.
std::string to_svg(const analysis::ScoreReport& report);

std::string to_text(const analysis::ScoreSet& set);
// {"games","exact","winnerRight","meanAbsoluteError","blocksRight","blocks","secondsPerPosition", …}
nlohmann::ordered_json to_json(const analysis::ScoreSet& set);

}  // namespace tedomari::render
