// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <functional>
#include <string>
#include <vector>

#include "trial/cases.h"
#include "trial/drawn_games.h"
#include "trial/problems.h"

namespace tedomari::trial {

// Eyes in positions of recorded games, asked of ourselves and of another engine: how often the counts agree.
// One position a game, at a move drawn from the last four fifths; of its empty points so many are asked where
// one of the two sees an eye space.
struct EyeSetQuestion {
    GameDraw games;
    int points = 2;  // of each position
    double seconds_each = 1;
    Rival rival;
    const std::atomic<bool>* cancel = nullptr;
};

struct EyeCase {
    std::string game;  // file and number
    int move = 0;
    std::string query, ours, rival;  // "eval_eye D4", "1 1", "0 1 D4 D4"
    int size = 0;                    // of our eye space; 0 when we see none
    double seconds = 0, rival_seconds = 0;

    bool agrees() const;  // in the two counts
};

struct EyeSetReport : Cases<EyeCase> {
    // By the size of our space, both ends included.
    Halves::Share of_size(int least, int most) const;
};

// An error when there are no games, or when the rival cannot be asked.
Result<EyeSetReport> eye_set(const EyeSetQuestion& question, const std::function<void(int)>& tell = {});

// The questions answered otherwise, then the table by size of the space.
std::string to_text(const EyeSetReport& report);

// {"questions","agree","halves","sizes":[{"least","most","questions","agree"}],
//  "cases":[{"game","move","query","ours","rival","size","agree","seconds","rivalSeconds"}],
//  "interrupted"}
nlohmann::json to_json(const EyeSetReport& report);

}  // namespace tedomari::trial
