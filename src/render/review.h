// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "analysis/review.h"
#include "sgf/tree.h"

namespace tedomari::render {

// A line for each move, then a summary per player.
std::string to_text(const analysis::ReviewReport& report);

// One object: "moves":[{"number","move","lead","temperature","forecast","loss","evidence","best",…}],
// "players", "biggest", "result"; exact numbers as strings.
nlohmann::json to_json(const analysis::ReviewReport& report);

// One line a move, with a header if asked for; numbers as decimals.
std::string csv_header();
std::string to_csv(const analysis::ReviewReport& report);

// The record as it was, with what the review found in C, losses as BM and values as V.
std::string to_sgf(const analysis::ReviewReport& report, sgf::Tree record);

// The Big Picture [Berlekamp 1996, figure 22]: lead, and the temperature around it, move by move.
std::string to_svg(const analysis::ReviewReport& report);

std::string to_html(const std::vector<analysis::ReviewReport>& reports);

}  // namespace tedomari::render
