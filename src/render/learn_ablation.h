// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "analysis/learn_ablation.h"

namespace tedomari::render {

// Three tables in Markdown, as docs/notes/scoring.md has them.
std::string to_text(const analysis::AblationReport& report);

// {"games","marked","features":[ROW],"methods":[ROW],"ways":[ROW]}, where ROW is
// {"what","alone":TESTED,"withProofs":TESTED,"seconds"}
nlohmann::ordered_json to_json(const analysis::AblationReport& report);

}  // namespace tedomari::render
