// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "analysis/goal.h"
#include "analysis/region.h"
#include "analysis/tsumego.h"
#include "base/result.h"

namespace tedomari::analysis {

// A report's answer as a certificate (certificate/certificate.h), or why it has none: it is not proved, or its proof
// does not fit into the limits.
Result<std::string> certify(const TsumegoReport& report, std::uint64_t nodes);
Result<std::string> certify(const GoalReport& report);
// The search is made once more without shortcuts that a stranger would have to believe.
Result<std::string> certify(const RegionReport& report, const endgame::Effort& effort);

}  // namespace tedomari::analysis
