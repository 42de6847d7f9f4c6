// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>

#include "analysis/practice.h"

namespace tedomari::render {

// {"positions":[{"node","moveNumber","toMove","temperature","ahead","evidence"}],"lookedAt","interrupted"}; where
// the biggest move is, it does not say.
nlohmann::json to_json(const analysis::PracticeReport& report);

}  // namespace tedomari::render
