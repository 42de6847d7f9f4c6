// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <vector>

#include "local/local_game.h"
#include "sgf/tree.h"
#include "survey/survey.h"

namespace tedomari::analysis {

// A position of a game to practise on: the biggest move is plainly bigger than the next, and a longer look says so too.
struct PracticePosition {
    sgf::NodeId node;
    int moves = 0;  // played before it
    go::Color to_move = go::Color::black;
    local::Estimate temperature;  // what the biggest move gains
    Rational ahead;               // so much more than the next
    Evidence evidence = Evidence::proved;
};

struct PracticeReport {
    std::vector<PracticePosition> positions;  // in the order of the game
    int looked_at = 0;
    bool interrupted = false;
};

struct PracticeSettings {
    survey::SurveySettings survey;  // of each position
    int from = 1;                   // the first move that may be asked for
    int count = 8;                  // of positions, at most
    std::function<void(int done, int of)> progress;
};

// Looks at positions of the main line, spread over the game, until there are enough.
Result<PracticeReport> practice(const sgf::Tree& tree, const PracticeSettings& settings);

}  // namespace tedomari::analysis
