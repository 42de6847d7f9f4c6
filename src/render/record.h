// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "analysis/record.h"

namespace tedomari::render {

// A game in full, a dozen lines; and in one line, as for a list of games.
std::string to_text(const analysis::RecordReport& game);
std::string to_line(const analysis::RecordReport& game);
std::string to_text(const analysis::RecordTotals& totals);

nlohmann::ordered_json to_json(const analysis::RecordReport& game);
nlohmann::ordered_json to_json(const analysis::RecordTotals& totals);

// "FILE:3:15: move 7: point is occupied", a line each, indented; what was not kept is counted.
std::string warnings_text(const analysis::RecordReport& game, std::string_view indent);

}  // namespace tedomari::render
