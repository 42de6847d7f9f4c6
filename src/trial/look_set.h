// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "base/result.h"
#include "net/look.h"

namespace tedomari::trial {

// How well a network knows recorded games: what was played, who lived, what the score became.
struct LookSetQuestion {
    std::filesystem::path path;  // a file of games, or a folder with some
    net::Network* network = nullptr;
    int sample = 0;                               // the first so many games; 0: all
    int every = 1;                                // looks at every so many-th move for the policy
    std::vector<int> back = {0, 10, 20, 40, 80};  // forecasts so many moves before the end
};

// Misses of the final score, so many moves before the end.
struct Forecasts {
    std::vector<double> misses;
    int winner_right = 0;

    double mean() const;
};

struct LookSetReport {
    int games = 0;
    int moves = 0, first = 0, among_five = 0;  // moves looked at; guessed at once; among five guesses
    int labelled = 0, all_right = 0;           // games with marked territory; with every block right
    int blocks = 0, blocks_right = 0;          // chains at the end of those
    int scored = 0, exact = 0;                 // games with a result in points; counted to it
    std::map<int, Forecasts> forecasts;        // by moves before the end; all symmetries looked at
    double seconds_a_look = 0;                 // one way
    bool interrupted = false;
};

// Owners are looked at from all symmetries, moves one way.
Result<LookSetReport> look_set(const LookSetQuestion& question, const std::atomic<bool>* cancel);

std::string to_text(const LookSetReport& report);
// {"games", "moves", "top1", "top5", "blocks", "blocksRight", …, "forecasts":[{"back", "mean", …}]}
nlohmann::json to_json(const LookSetReport& report);

}  // namespace tedomari::trial
