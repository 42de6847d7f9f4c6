// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <nlohmann/json.hpp>
#include <string>

#include "base/rational.h"
#include "go/position.h"

namespace tedomari::trial {

// Boards made by chance: what the sum of regions says of them, compared with the truth.
struct TruthQuestion {
    int boards = 100;
    std::uint64_t seed = 1;
    go::Size size{6, 5};
    int most_open = 10;
    bool play = true;
};

struct TruthReport {
    int boards = 0, skipped = 0;  // skipped: kos, too large, or not all regions proved
    int formed = 0;               // whose regions have canonical forms: no ko however they are played
    int forms = 0;                // mean and temperature equal those of the canonical forms
    int optimal = 0;              // perfect play of the sum of those forms gives the best score on the board
    int within = 0;               // that score is between mean and mean + temperature, whoever begins
    int played = 0, loss_within = 0;  // Sentestrat against perfect play: loss at most the temperature
    int no_loss = 0;
    Rational worst_loss = 0;
    bool interrupted = false;

    bool holds() const {
        return forms == formed && optimal == formed && within == boards && loss_within == played;
    }
};

TruthReport board_truth(const TruthQuestion& question, const std::atomic<bool>* cancel = nullptr,
                        const std::function<void(int)>& tell = {});

std::string to_text(const TruthReport& report);
nlohmann::json to_json(const TruthReport& report);

}  // namespace tedomari::trial
