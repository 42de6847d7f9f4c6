// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "base/result.h"
#include "scoring/training.h"

namespace tedomari::analysis {

// Three ways to learn who lives: from the final score alone, as the paper tried, and then from the games whose
// score comes out right with that, no mark ever looked at; from marked games, and from those whose score comes
// out right with them; from marked games only.
enum class LearningWay : std::uint8_t { score_only, bootstrap, supervised };

struct LearnQuestion {
    std::vector<std::string> paths;  // records
    LearningWay way = LearningWay::bootstrap;
    int rounds = 2;               // of bootstrapping
    std::size_t most_games = 0;   // the first of them; 0: all
    std::size_t most_marked = 0;  // of marked games the marks of so many are looked at; 0: all
    std::string cache;            // a file of feature values; empty: none
    scoring::TrainSettings settings;
};

struct LearnReport {
    scoring::Trained trained;
    std::vector<scoring::Acceptance> rounds;
    std::size_t games = 0, marked = 0, without_result = 0, skipped = 0;
    double seconds = 0;
    long peak_kilobytes = 0;  // of memory, the whole process
};

// From games that are read already: the rounds of a way, over examples whose labels it takes and sets.
LearnReport learn_rounds(std::vector<scoring::Example>& examples, const LearnQuestion& question,
                         const std::function<void(const std::string&)>& tell);

// `tell` is called as work goes on, with a line each.
Result<LearnReport> learn(const LearnQuestion& question, const std::function<void(const std::string&)>& tell);

// Every feature of every block of the records, as CSV with a header line; a comment line for each feature
// says what it means.  Each piece is handed to `write`.
Result<std::size_t> write_features(const std::string& path, scoring::FeatureSet set,
                                   const std::function<void(const std::string&)>& write);

}  // namespace tedomari::analysis
