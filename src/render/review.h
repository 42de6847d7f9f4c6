// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "analysis/review.h"
#include "sgf/tree.h"

namespace tedomari::render {

// Which moves are covered, a line for each, then a summary per player.
std::string to_text(const analysis::ReviewReport& report);

// One object: "moves":[{"number","move","lead","temperature","forecast","loss","evidence","best",…}],
// "covered", "players", "biggest", "finalLead", "result"; exact numbers as strings, null for what is not known.
nlohmann::json to_json(const analysis::ReviewReport& report);

// One line a move, with a header if asked for; numbers as decimals.
std::string csv_header();
std::string to_csv(const analysis::ReviewReport& report);

// The record as it was, with what the review found in C, losses as BM, values as V, and the better move as a
// variation beside each move that lost something.
std::string to_sgf(const analysis::ReviewReport& report, sgf::Tree record);

// The Big Picture [Berlekamp 1996, figure 22]: lead, and the temperature around it, move by move.
std::string to_svg(const analysis::ReviewReport& report);

// Graph, boards of the largest losses with the better move marked, and tables; usable on a phone.
std::string to_html(const std::vector<analysis::ReviewReport>& reports);

}  // namespace tedomari::render
