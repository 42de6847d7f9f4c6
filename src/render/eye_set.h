// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "analysis/eye_set.h"

namespace tedomari::render {

// The questions answered otherwise, then the table by size of the space.
std::string to_text(const analysis::EyeSetReport& report);

// {"questions","agree","halves","sizes":[{"least","most","questions","agree"}],
//  "cases":[{"game","move","query","ours","rival","size","agree","seconds","rivalSeconds"}],
//  "interrupted"}
nlohmann::json to_json(const analysis::EyeSetReport& report);

}  // namespace tedomari::render
