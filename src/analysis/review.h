// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "analysis/fought_ko.h"
#include "analysis/last_chance.h"
#include "analysis/mistake.h"
#include "analysis/review_story.h"
#include "go/game.h"
#include "local/local_game.h"
#include "sgf/game_info.h"
#include "sgf/tree.h"
#include "survey/survey.h"

namespace tedomari::analysis {

// One move of the game and what it was worth.  Everything is by the rules, komi counted, Black positive.
struct ReviewedMove {
    int number = 0;  // 1 is the first of the game
    go::Move move;
    Rational lead, temperature, forecast;  // before it
    Rational give_or_take;                 // nine recorded games in ten ended within this of the forecast
    Evidence judged = Evidence::proved;    // of lead and forecast: the weakest they rest on
    bool move_exact = false;               // the temperature is proved
    Rational forecast_after;
    // What it cost its player.  Proved: against the best move, by thermographs [Berlekamp 1996, 4.5].  Else the fall of
    // the forecast, where it is more than noise (review_loss.h).
    Rational loss;
    Evidence evidence = Evidence::sampled;
    Rational drift;                   // forecast - loss + drift = forecast_after, in the eyes of the player
    go::Point best;                   // what `analyze` recommends; nowhere: pass
    std::vector<go::Move> best_line;  // with the answers that cannot wait
    local::Kind kind = local::Kind::unknown;  // of the region played in
    bool in_region = false;                   // or in what seemed settled
    int open_points = 0, exact_points = 0;    // before it
    Phase phase = Phase::opening;
    Mistake mistake = Mistake::none;      // what its loss looks like
    std::optional<PerfectScore> perfect;  // before it, where all that is open could be solved
    bool withdrawn = false;               // it was, and the next position says otherwise
    std::vector<go::Point> kept;  // moves that would have kept the win that it let go, where that is solved
};

struct PlayerSummary {
    int moves = 0;
    int lost_nothing = 0;
    int proved = 0;                    // moves whose loss is proved
    Rational lost_proved;              // by these
    Rational lost_judged;              // by the others: learned or sampled, and never added to what is proved
    std::optional<std::size_t> worst;  // index into the moves
};

// The position before one of the largest losses.
struct ReviewDiagram {
    std::size_t move = 0;  // index into the moves
    go::Board before;
};

// `tedomari review`: every move of a game, or the part that was asked for or reached.
struct ReviewReport {
    std::string source;
    sgf::GameInfo info;
    go::Size size;
    go::Rules rules;
    Rational komi;
    int game_moves = 0;
    int from = 1;                     // the first move that was asked for
    std::vector<ReviewedMove> moves;  // in order, without gaps, up to the last of the game
    std::array<PlayerSummary, 2> players;
    ReviewStory story;
    std::vector<FoughtKo> kos;              // in order of the game
    std::optional<LastChance> last_chance;  // nothing: nobody lost
    std::optional<std::size_t> biggest;     // the move that lost most
    std::vector<ReviewDiagram> diagrams;    // of the largest misses, in order of the game
    std::optional<Rational> final_lead;     // where the record ends
    Evidence final_evidence = Evidence::proved;
    std::optional<Rational> recorded;  // its result
    std::string judge;                 // who says what is not proved
    bool interrupted = false;
    std::size_t positions = 0;
    std::size_t regions = 0, remembered = 0;  // surveyed, and known before
    double seconds = 0;

    bool is_whole() const { return static_cast<int>(moves.size()) == game_moves; }
};

struct ReviewSettings {
    survey::SurveySettings survey;  // of each position; its store is asked and told
    std::optional<int> from;        // review from this move on
    std::size_t diagrams = 6;       // at most
    std::function<void(int done, int of)> progress;
    std::function<void(const ReviewReport&)> so_far;  // every few seconds, with the moves judged by then
};

// The main line of a game.  Works from the end backwards, so that what an interrupt leaves is the endgame.
Result<ReviewReport> review(const sgf::Tree& tree, const ReviewSettings& settings);

}  // namespace tedomari::analysis
