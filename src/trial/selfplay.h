// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <string>

#include "base/result.h"
#include "engine/state.h"

namespace tedomari::trial {

// Games of our player against himself.
struct SelfplayPlan {
    engine::Settings settings;
    int games = 10;              // in the file when it is done
    int opening = 6;             // first moves, chosen by chance among those that come to mind
    std::filesystem::path file;  // .sgfs or .sgfs.xz; games are appended
};

struct SelfplayReport {
    int found = 0;                                         // in the file already
    int played = 0;                                        // now
    int black = 0, white = 0, resigned = 0, too_long = 0;  // of those played now
    int in_doubt = 0;                                      // scores that the counting is not sure of
    std::uint64_t moves = 0;
    double seconds = 0;
    bool interrupted = false;
};

// One game, deterministic by its number unless time limits the thinking; nothing when it was cancelled.
struct SelfplayGame {
    go::Game game;
    std::string result;  // as SGF's RE has it; "Void" when it was too long
    bool resigned = false, in_doubt = false;
};
std::optional<SelfplayGame> play_with_itself(const SelfplayPlan& plan, int number,
                                             const std::atomic<bool>* cancel);
std::string to_sgf(const SelfplayGame& game, int number);

// Plays the games that the file does not hold yet, and appends each when it is over.  Fails when the file
// cannot be read or written.
Result<SelfplayReport> selfplay(const SelfplayPlan& plan, const std::atomic<bool>* cancel,
                                const std::function<void(const SelfplayReport&)>& on_game);

}  // namespace tedomari::trial
