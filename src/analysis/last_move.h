// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "analysis/whole_board.h"

namespace tedomari::analysis {

// What the last move of a game cost its player, by the same account as a review gives of the last move of its
// game (review_loss.h), with the forecasts before it, he to move, and after it.
struct LastMoveReport {
    int number = 0;  // 1 is the first of the game
    go::Move move;
    go::Move best;  // what the report before it would have played; a pass when no move gains anything
    Rational forecast_before, forecast_after;
    Rational give_or_take;                 // of the forecast after it
    Rational loss;                         // 0 when it is the best
    Evidence evidence = Evidence::proved;  // of the loss
    // By reading: what it costs the opponent to play elsewhere, with his best answer.  Nothing where nobody can tell.
    std::optional<Rational> ignoring;
    go::Move answer;
    bool sente = false;
};

// Nothing when no move was made.  The time is for both boards together.
std::optional<LastMoveReport> last_move(const go::Game& game, const survey::SurveySettings& settings);

}  // namespace tedomari::analysis
