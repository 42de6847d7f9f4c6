// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "analysis/life_set.h"

namespace tedomari::render {

// One chain: "games.sgfs, game 3   20 back  C5   9 stones, lived; judge -0.41; read alive (proved)".
std::string to_text(const analysis::LifeCase& found);

// The tables: chains that the judge got wrong, and those it got right.
std::string to_text(const analysis::LifeSetReport& report);

// {"games","interrupted","cases":[{"game","back","stone","stones","survived","judged","read","evidence",
//  "seconds"}]}
nlohmann::json to_json(const analysis::LifeSetReport& report);

}  // namespace tedomari::render
