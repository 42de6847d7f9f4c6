// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "analysis/whole_board.h"

namespace tedomari::analysis {

// What the last move of a game cost its player: the forecast before it, with him to move, against the one
// after it.  Where the two rest on a judgement, part of the difference may be a change of that.
struct LastMoveReport {
    int number = 0;  // 1 is the first of the game
    go::Move move;
    go::Move best;  // what the report before it would have played; a pass when no move gains anything
    Rational forecast_before, forecast_after;
    Rational give_or_take;                 // of the forecast after it
    Rational loss;                         // 0 when it is the best
    Evidence evidence = Evidence::proved;  // the weaker of the two boards'
};

// Nothing when no move was made.  The time is for both boards together.
std::optional<LastMoveReport> last_move(const go::Game& game, const survey::SurveySettings& settings);

}  // namespace tedomari::analysis
