// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "analysis/problems.h"

namespace tedomari::render {

// The table, after the problems that were not answered as expected.
std::string to_text(const analysis::ProblemReport& report);

// {"total","codeRight","moveRight","wrongCertain","unknown","medianSeconds","p95Seconds","gnugoRight",
//  "problems":[{"id","query","expected","answer","right","moveRight","proved","seconds","gnugo"}]}
nlohmann::json to_json(const analysis::ProblemReport& report);

}  // namespace tedomari::render
