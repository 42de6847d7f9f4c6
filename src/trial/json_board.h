// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "base/result.h"
#include "go/board.h"

namespace tedomari::trial {

// The text under a key; empty when there is none.
std::string text_of(const nlohmann::json& object, const char* key);

// The board of a problem in JSON: {"board_size": 9, "rows": ["..X…", …]}, the top row first, X black, O white.
Result<go::Board> board_of_rows(const nlohmann::json& problem);
// The same where _ is a point closed to both sides, for questions about goals alone.
Result<go::Board> board_with_holes(const nlohmann::json& problem);

}  // namespace tedomari::trial
