// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "analysis/learning.h"

namespace tedomari::trial {

// What each part of the learned scorer is worth, measured by leaving it out: features, ways to learn, methods.
struct AblationQuestion {
    std::vector<std::string> paths;
    int folds = 5;                // every marked game is judged by a model that did not learn from it
    std::size_t unmarked = 2000;  // games without marks that the ways to learn may use
    int rounds_by_scores = 12;    // of learning from scores alone
    scoring::TrainSettings settings;
};

// Games judged, and how many came out.  Blocks are those of marked games.
struct Tested {
    std::size_t games = 0, exact = 0, winner_right = 0;
    std::size_t marked = 0, all_right = 0, blocks = 0, blocks_right = 0;

    Tested& operator+=(const Tested& more);
};

struct AblationRow {
    std::string what;    // "the paper's 46"
    Tested alone;        // by the network's word
    Tested with_proofs;  // theorems first, and doubtful fights read
    double seconds = 0;  // of training, all folds, on one thread or several
};

struct AblationReport {
    // By cross-validation on the marked games: one kind of feature after the other; one pass with each method.
    std::vector<AblationRow> features, methods;
    // On a fold of all games, marked or not.
    std::vector<AblationRow> ways;
    std::size_t games = 0, marked = 0;
    bool interrupted = false;
};
Result<AblationReport> ablation(const AblationQuestion& question,
                                const std::function<void(const std::string&)>& tell,
                                const std::atomic<bool>* cancel = nullptr);

// Three tables in Markdown, as docs/log/scoring.md has them.
std::string to_text(const AblationReport& report);

// {"games","marked","features":[ROW],"methods":[ROW],"ways":[ROW]}, where ROW is
// {"what","alone":TESTED,"withProofs":TESTED,"seconds"}
nlohmann::ordered_json to_json(const AblationReport& report);

}  // namespace tedomari::trial
