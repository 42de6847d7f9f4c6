// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>

#include "analysis/continuation.h"

namespace tedomari::render {

// {"lines": [{"move": ["B", "D4"], "line": [["B", "D4"], …], "scoreLead": -3.5}]}
nlohmann::json to_json(const std::vector<analysis::Continuation>& lines);

}  // namespace tedomari::render
