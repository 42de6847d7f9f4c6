// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "analysis/sente.h"

namespace tedomari::render {

// "Black D4 connects C3–E5 and is sente on capturing F2 (proved); White's answers: E2 F1"
std::string sentence(const analysis::SenteFinding& finding);

// One for all threats of a move that are answered, or prevented, alike: "Black D4 saves C3, connects C3–E5 and is
// sente on capturing F2 and G2 …".  What is sente comes first, and of that what threatens most stones.
std::vector<std::string> sentences(const analysis::SenteReport& report);

std::string to_text(const analysis::SenteReport& report);

// {"goals","unsettled","moves","threats","sente","shareVerified","complete","movesPlayed","seconds",
//  "pairs":[{"color","move","goal","threat","sente","why","refutation","answers","evidence","movesPlayed"}]}
nlohmann::json to_json(const analysis::SenteReport& report);

// The position with a variation for each pair that is sente: circles on the goal, triangles on what is
// threatened, numbers on the answers.
std::string to_sgf(const analysis::SenteReport& report);

}  // namespace tedomari::render
