// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "analysis/late_sum.h"
#include "sgf/game_info.h"

namespace tedomari::analysis {

struct ReviewedMove;

// A move that gave away points for certain, as far as the positions before and after it are solved.
struct SolvedLoss {
    std::size_t move = 0;  // index into the moves
    Rational loss;         // at least
    bool turned = false;   // who won before it does not win after it
};

// The last move at which the loser could still have won.
//
//      1 … 180   judged       the forecast, nine games in ten within its range
//      181 …     solved       what perfect play leads to
struct LastChance {
    go::Color loser = go::Color::black;
    // The loser's move that let it go, as an index into the moves.  Nothing: none was seen in what was reviewed.
    std::optional<std::size_t> move;
    PerfectScore before, after;   // what it turned, komi counted; of a judged one the forecasts, low and high
    bool is_solved = false;       // else judged, and before and after are ranges that may overlap
    std::vector<go::Point> kept;  // moves that would have kept the win, where that is solved; pass is nowhere
    std::optional<std::size_t>
        hung_on_a_ko;                // the last move before which it did, where all later ones are solved
    std::optional<int> solved_from;  // all positions from before this move to the end are solved
    int solved = 0;                  // so many positions in all
    int withdrawn = 0;               // that were solved and contradicted by the next: some wall does not hold
    std::optional<Rational> end;     // what perfect play makes of the last position
    bool borne_out = true;           // the record's winner is the one who wins the last position
    std::vector<SolvedLoss> losses;  // in order of the game
};

// `moves` are those of a review, in order and without gaps; `end` is the position after the last of them, where it is the
// last of the game.  Nothing when nobody lost.
std::optional<LastChance> last_chance(std::span<const ReviewedMove> moves,
                                      const std::optional<PerfectScore>& end, const sgf::Outcome& outcome);

// Whether a player could have gained by his move: then one of the two is not what it is taken for.
bool contradicts(const PerfectScore& before, go::Color mover, const PerfectScore& after);

}  // namespace tedomari::analysis
