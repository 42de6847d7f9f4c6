// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "analysis/whole_board.h"

namespace tedomari::render {

// "if the 17 white stones at P9 die: about B+12, if they live: about W+3.5 (the network 30 % alive, random games
// 12 %, reading: not settled, judged, killed at O8, saved at P8)"
std::string to_text(const analysis::DoubtfulStones& stones, const std::string& judge);
nlohmann::json to_json(const analysis::DoubtfulStones& stones);

}  // namespace tedomari::render
