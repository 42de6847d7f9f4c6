// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "analysis/audit.h"

namespace tedomari::render {

// "corner.sgf:3: Black to live C4: works with D2 (proved)" and a line for each finding, with what follows.
std::string to_text(const analysis::Audit& audit);
// The report's fields, "name" and "findings": [{"kind", "move", "other", "evidence"}].
nlohmann::json to_json(const analysis::Audit& audit);
// A page with the pictures of all problems in which something was found.
std::string to_html(const std::vector<analysis::Audit>& audits, const analysis::AuditTally& tally);

std::string to_text(const analysis::AuditTally& tally);

}  // namespace tedomari::render
