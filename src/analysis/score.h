// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/budget.h"
#include "go/game.h"
#include "net/look.h"
#include "scoring/counting.h"
#include "scoring/ending.h"
#include "scoring/life.h"

namespace tedomari::analysis {

using ChainLife = scoring::Life;
using ScoredChain = scoring::Verdict;

struct ScoreSettings {
    scoring::LifeSettings life;
    bool looks = true;            // the network that comes with the program joins in
    std::optional<int> handicap;  // stones; otherwise those the game knows of
    int back = 0;                 // of collections: how many moves before the end
};

// A final position scored: who lives, whose is what, and the arithmetic under the game's rules.
struct ScoreReport {
    go::Board board;
    scoring::Terms terms;
    std::optional<net::Look> look;  // of the larger network, where it was asked
    std::vector<scoring::Verdict> chains;
    scoring::Tally tally;
    scoring::Arithmetic arithmetic;
    go::PointMap<double> ownership;  // of every point: 1 Black's for certain, -1 White's
    bool over = true;  // false: the score is what the network expects, and no stone is called dead
    bool safe_to_score = true;
    std::vector<std::string> doubts;       // why not, one clause each
    go::PointSet to_play;                  // points that should be played before counting
    Evidence evidence = Evidence::proved;  // the weakest that the score leans on

    Rational score() const { return arithmetic.score; }
};
// Of a game that is not over an estimate, unless it is said of a stone whether it lives.
ScoreReport score(const go::Game& game, const ScoreSettings& settings, Budget& budget);
ScoreReport score(const go::Board& board, const scoring::Terms& terms, const ScoreSettings& settings,
                  Budget& budget);

// Many records scored from the board, rules, komi and prisoners alone, and compared with what they say.
struct ScoreSet {
    std::size_t games = 0, exact = 0, winner_right = 0, safe = 0;
    std::size_t wrong_flagged = 0, right_flagged = 0;  // not safe to score: of the wrong, of the right
    std::size_t without_result = 0, skipped = 0;
    // Of the wrong: records that count a plainly dead chain as if it lived, and those of them that are flagged.
    std::size_t unmarked = 0, unmarked_flagged = 0;
    std::size_t blocks = 0, blocks_right = 0, labelled = 0, all_blocks_right = 0;
    std::size_t exact_with_marks = 0;  // counted with the record's dead stones
    double absolute_error = 0;         // added up
    std::vector<double> seconds;       // of each position
    bool interrupted = false;

    struct Miss {
        std::string name;
        Rational score, result;
        bool was_safe;
        std::string unmarked;  // the chain that the players forgot to take off, if that explains the record
    };
    std::vector<Miss> misses;
};
// `settings.back`: so many moves before the end.
Result<ScoreSet> score_set(const std::string& path, const ScoreSettings& settings, int threads,
                           const std::atomic<bool>* cancel,
                           const std::function<void(std::size_t)>& progress = {});

}  // namespace tedomari::analysis
