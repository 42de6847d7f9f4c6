// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <string>
#include <vector>

#include "go/game.h"
#include "gtp/request.h"
#include "player/clock.h"
#include "player/monte_carlo.h"
#include "player/orthodox.h"

namespace tedomari::engine {

// How the engine starts and how hard it thinks.
struct Settings {
    go::Size size = go::square(19);
    go::Rules rules;
    player::MonteCarlo monte_carlo;
    std::optional<player::BoardStrategy> strategy;  // plays by thermographs; nothing: by Monte-Carlo
    player::Seconds time_per_move{0};               // 0: no limit
    bool may_touch_files = true;                    // loadsgf and printsgf
};

// What the commands work on: a game in progress and the clocks beside it.
struct State {
    explicit State(const Settings& chosen) : settings(chosen), game(chosen.size, chosen.rules) {
        if (chosen.strategy) orthodox.emplace(survey::SurveySettings{}, *chosen.strategy);
    }

    Settings settings;
    go::Game game;
    std::optional<player::Orthodox> orthodox;
    player::Clock clock;
    std::vector<go::Game> trials;      // the games before each trymove
    std::atomic<bool> cancel = false;  // a running command shall come to an end
};

using gtp::Answer;
using gtp::Request;

// A command and the function behind it; each file of commands ends in a table of them.
struct Entry {
    const char* name;
    Answer (*run)(State& state, const Request& request);
};

}  // namespace tedomari::engine
