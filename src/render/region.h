// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "analysis/region.h"

namespace tedomari::render {

std::string to_text(const analysis::RegionReport& report);

// A local game (render/local_game.h) with "counting", "boardXSize", "boardYSize", "seconds"; all numbers are
// in that counting, as they are in every other form of the report.
nlohmann::json to_json(const analysis::RegionReport& report);

// The thermograph, values growing to the left, where Black is; empty walls when nothing is proved.
std::string to_svg(const analysis::RegionReport& report);

// The position with the best lines as variations, values in LB, explanations in C.
std::string to_sgf(const analysis::RegionReport& report);

}  // namespace tedomari::render
