// SPDX-License-Identifier: MIT
#pragma once

#include "survey/survey.h"

namespace tedomari::survey {

// What the score will be when both play well, and how far the truth may lie from it: nine times in ten no
// further.  How far that is was measured on recorded games (docs/log/whole-board.md).
struct Forecast {
    Rational lead;     // the mean of all regions and what is settled
    Rational doubted;  // of this, what is not counts: doubt of settled ground, and what the account asks for
    Rational value;    // where play leads from here
    bool judged = false;    // … by the judge's word, not by the count of what is proved
    Rational low, high;     // between these ends orthodox play, were every region what it is taken for
    Rational give_or_take;  // nine recorded games in ten end within this of the value
};

// What is left to doubt, in points: what the width of a forecast is measured by.
struct Doubt {
    double undecided = 0;  // expected square error of the points in regions that are not proved
    double heat = 0;       // temperatures of proved regions
    double judged = 0;     // expected square error of what is settled by judgement alone
};
Doubt doubt(const Survey& survey, const go::Board& board);

// What the judge alone expects when the player to move does, nothing proved.  A judge expects area.  Who is next will
// play as many stones as the other, or one more: where anything is left to play, territory is half a point less for him.
Rational judged_score(const Judgement& judgement, const go::Board& board, go::Color next,
                      go::Scoring scoring);

// How many recorded games the width was measured on, with the network as judge.
inline constexpr int calibration_games = 60;

// `next` moves.  Scores are territory, or area when `scoring` says so, without komi.  One account: to have the move is
// worth nothing less than nothing, and no more than a move.  The value is what recorded games bear out, so the lead
// follows it.  After a threat, which leaves the board hotter than it was `before` in territory, the mean of answering and
// not is nobody's lead: what a move was worth before it counts.
Forecast forecast(const Survey& survey, const go::Board& board, go::Color next, go::Scoring scoring,
                  std::optional<Rational> before = {});

}  // namespace tedomari::survey
