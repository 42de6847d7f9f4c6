// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "analysis/whole_board.h"

namespace tedomari::render {

// A sentence and how it is known.
struct Fact {
    std::string text;
    Evidence evidence = Evidence::judged;
};

// What is known of a position, one fact a sentence, for who explains it to others: a person, or a language model.  The
// answer first, then what it rests on; Black and White by name, points by coordinates.
std::vector<Fact> facts_of(const analysis::WholeBoardReport& report);

// One page: the board, then the facts, each with its evidence, and what these words mean.
std::string facts_page(const analysis::WholeBoardReport& report);
nlohmann::json to_json(const std::vector<Fact>& facts);

}  // namespace tedomari::render
