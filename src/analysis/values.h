// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "local/local_game.h"
#include "valuation/values.h"

namespace tedomari::analysis {

using playout::PolicyKind;
using tactics::Question;
using valuation::GoalValue;
using valuation::MoveValue;
using valuation::Sampled;
using valuation::ValueSettings;

// What the open goals of a position are worth, which moves decide them, and how hot these are.  Sampled.
struct ValuesReport {
    valuation::ValueSettings settings;
    valuation::Valuation valuation;
    std::vector<local::LocalGame> games;  // one for each open goal that has a move, the hottest first
};

ValuesReport values(const go::Position& position, const valuation::ValueSettings& settings, Budget& budget);

}  // namespace tedomari::analysis
