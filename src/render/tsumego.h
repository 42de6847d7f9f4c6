// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "analysis/tsumego.h"

namespace tedomari::render {

// One line: "Black to kill D2: works with A1, B1 (judged); the book says A1".
std::string to_text(const analysis::TsumegoReport& report);

// {"player","task","target","outcome","evidence","rightMoves","book","agrees","ko","winsKo","seki","check","complete","nodes","tries":
//  [{"move","outcome","refutation"}]}
nlohmann::json to_json(const analysis::TsumegoReport& report);

// The problem as SGF: every first move a variation, the right ones marked RIGHT, the others with what refutes
// them, followed by as much of the proofs as the report has.
std::string to_sgf(const analysis::TsumegoReport& report);

// "2 problems, 2 answered; as the book 1, otherwise 1", and a line on the proofs where some were checked.
std::string to_text(const analysis::TsumegoTally& tally);

}  // namespace tedomari::render
