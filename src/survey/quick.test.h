// SPDX-License-Identifier: MIT
#pragma once

#include "survey/survey.h"

namespace tedomari::survey {

// A board that a wall of each color divides, with gaps where regions are open.
inline constexpr const char* two_halves = R"(
    . X . . . . O . .
    . X X X O O O . .
    . . . X O . . . .
    . . . X O . . . .
    . . . X . O . . .
    . . . X O O . . .
    . . X X X O . . .
    . . X . . O . . .
    . . X X X . O . .)";

// A survey that is done in milliseconds and the same every time.
inline SurveySettings quick() {
    SurveySettings settings;
    settings.nodes = 20'000;
    settings.judge = std::make_shared<RandomGames>(400);
    return settings;
}

}  // namespace tedomari::survey
