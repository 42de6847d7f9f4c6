// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "analysis/problems.h"

namespace tedomari::render {

// One line: the problem, what was said, whether that is right, and what became of its proof.
std::string to_text(const analysis::ProblemResult& result);

// The table, after the problems that were not answered as expected.
std::string to_text(const analysis::ProblemReport& report);

// {"total","codeRight","moveRight","wrong","wrongCertain","unknown","medianSeconds","p95Seconds","gnugoRight",
//  "problems":[{"id","query","expected","answer","right","moveRight","proved","seconds","gnugo"}]}
nlohmann::json to_json(const analysis::ProblemReport& report);

}  // namespace tedomari::render
