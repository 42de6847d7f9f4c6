// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "base/result.h"
#include "forge/problem.h"

namespace tedomari::forge {

// A problem as JSON, a line of a file of problems (docs/notes/problems.md); reading it gives the same problem back.
nlohmann::ordered_json to_json(const Problem& problem);
Result<Problem> parse_problem(const std::string& line);

// Moves and what follows, the colors in turn: "B D4 (E5 "Black dies") (pass E5)".
std::string to_text(const Step& step);
Result<Step> parse_line(const std::string& text, go::Size size);

// A game collection: right first moves lead to nodes that say RIGHT and are marked TE, wrong ones are marked BM.
std::string to_sgf(const std::vector<Problem>& problems);
// A text that Anki imports: front, back and tags, with pictures inside.
std::string to_anki(const std::vector<Problem>& problems);
// A page to print: six problems on a side, their answers on its back.
std::string to_html(const std::vector<Problem>& problems);

}  // namespace tedomari::forge
