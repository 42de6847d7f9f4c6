// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "analysis/paper.h"

namespace tedomari::render {

// What can be reproduced: a line a row.
std::string list_text(const analysis::PaperReport& report);

// Row by row, ✓ or ✗, figures beside figures, and a count at the end.
std::string to_text(const analysis::PaperReport& report);
// {"rows": [{"id", "paper", "name", "place", "claim", "verdict", "figures": [{"what", "printed", "ours", "relation"}],
// "sentence", "command"}], "reproduced", "failed", "notRun"}
nlohmann::json to_json(const analysis::PaperReport& report);
// A page of its own, with the drawings.
std::string to_html(const analysis::PaperReport& report);
// docs/papers.md
std::string to_markdown(const analysis::PaperReport& report);

}  // namespace tedomari::render
