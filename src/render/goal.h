// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "analysis/goal.h"

namespace tedomari::render {

enum class TraceView { hidden, drawn };

std::string to_text(const analysis::GoalReport& report, TraceView trace = TraceView::hidden);

// {"goal","status","friend","unsettled","friendFirst":{"outcome","evidence","move","order","trace"},"opponentFirst",
//  "winningMoves","preventingMoves","friendThreats","opponentThreats","complete","mainLine","nodes","seconds"}
nlohmann::json to_json(const analysis::GoalReport& report);

// The proof as an SGF file with variations; empty when nothing was proved.
std::string proof_sgf(const analysis::GoalReport& report);

// "KO: Black takes first; White needs 1 threat"; empty unless the outcome is a ko.
std::string ko_text(outcome::Outcome outcome, go::Color friend_color);

}  // namespace tedomari::render
