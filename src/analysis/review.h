// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "analysis/review_cache.h"
#include "go/game.h"
#include "sgf/game_info.h"
#include "sgf/tree.h"

namespace tedomari::analysis {

// What a review keeps of a position: the walls of its regions and the best moves.  Territory counting, no
// komi.
struct BoardSummary {
    struct Region {
        std::string key;  // equal for regions that are the same in two positions
        cgt::Thermograph walls;
        Evidence evidence = Evidence::sampled;
        local::Kind kind = local::Kind::unknown;
        int empty = 0;
        go::Point black, white;  // best moves; nowhere: none
        go::PointSet points;
    };
    std::vector<Region> regions;  // the hottest first
    Rational settled;

    Rational mean() const;
    Rational temperature() const;
    int open_points() const;
    int exact_points() const;
};

// One move of the game and what it was worth.  Leads and forecasts are by the rules, komi counted.
struct ReviewedMove {
    int number = 0;  // 1 is the first of the game
    go::Move move;
    Rational lead, temperature, forecast;  // before it; temperature by territory
    Rational forecast_after;
    Rational loss;  // points the move cost its player, against the best one [Berlekamp 1996, 4.5]
    Evidence evidence = Evidence::sampled;    // of the loss: proved when all regions it changed are
    go::Point best;                           // what Sentestrat would have played; nowhere: pass
    local::Kind kind = local::Kind::unknown;  // of the region played in
    bool in_region = false;                   // or in what seemed settled
    int open_points = 0, exact_points = 0;    // before it
};

struct PlayerSummary {
    int moves = 0;
    int best = 0;    // that lost nothing
    int proved = 0;  // whose loss is proved
    Rational lost, lost_proved;
    std::optional<int> worst;  // index into the moves
};

// `tedomari review`: the part of a game from where its regions became tractable.
struct ReviewReport {
    std::string source;
    sgf::GameInfo info;
    go::Size size;
    go::Rules rules;
    Rational komi;
    int game_moves = 0;
    std::vector<ReviewedMove> moves;  // in order
    std::array<PlayerSummary, 2> players;
    std::optional<std::size_t> biggest;  // the move that lost most
    std::optional<Rational> final_lead;  // where the record ends
    std::optional<Rational> recorded;    // its result
    bool interrupted = false;
    std::size_t positions = 0, remembered = 0;
    double seconds = 0;
};

struct ReviewSettings {
    survey::SurveySettings survey;  // of each position
    std::optional<int> from;        // review from this move on; else from where it becomes tractable
    double tractable = 0.5;         // share of the open points that must be valued exactly
    int patience = 3;               // so many positions in a row may fall short
    ReviewCache* cache = nullptr;
    std::function<void(int done, int of)> progress;
};

// The main line of a game.  Works from the end backwards, so that what an interrupt leaves is the endgame.
Result<ReviewReport> review(const sgf::Tree& tree, const ReviewSettings& settings);

// What a summary says of one position; from the cache if it is there.
BoardSummary summary_of(const go::Board& board, const go::Rules& rules, const ReviewSettings& settings,
                        bool* remembered = nullptr);

}  // namespace tedomari::analysis
