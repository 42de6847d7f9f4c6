// SPDX-License-Identifier: MIT
#pragma once

#include "engine/state.h"
#include "survey/survey.h"

// How long a question may take, and the report that most of them are answered from.
namespace tedomari::engine {

inline constexpr player::Seconds patience{5};        // of a question about the whole board, a region, a goal
inline constexpr player::Seconds quick_patience{1};  // of one that a front end asks after every move

// So long, and never longer than a move (--time).
Limits question_limits(const State& state, player::Seconds time);

survey::SurveySettings survey_settings(const State& state, player::Seconds time);

// The whole board with this color to move, looked at for so long; the last one when it is of the same
// position and was looked at as long.
const analysis::WholeBoardReport& board_report(State& state, go::Color next, player::Seconds time);

}  // namespace tedomari::engine
