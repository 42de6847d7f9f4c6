// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "analysis/outcome_value.h"

namespace tedomari::render {

std::string to_text(const analysis::OutcomeValue& report);

// {"expression","value"}; of a game also {"status","tally","friend":{"order","inARow"},"opponent"}.
nlohmann::json to_json(const analysis::OutcomeValue& report);

}  // namespace tedomari::render
