// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "analysis/life_set.h"

namespace tedomari::render {

// One chain: "games.sgfs, game 3   20 back  C5   9 stones, lived; judge -0.41, random games +0.12; read alive (proved)".
std::string to_text(const analysis::LifeCase& found);

// The table: chains that the judge got wrong, those that random games did, and the others.
std::string to_text(const analysis::LifeSetReport& report);

// {"games","interrupted","cases":[{"game","back","stone","stones","survived","judged","sampled","read","evidence",
//  "seconds"}]}
nlohmann::json to_json(const analysis::LifeSetReport& report);

}  // namespace tedomari::render
