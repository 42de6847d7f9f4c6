// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <chrono>
#include <optional>
#include <string>

#include "go/game.h"
#include "gtp/client.h"

namespace tedomari::trial {

// An engine at a match: started when it is needed, and again after it died.
class Seat {
public:
    Seat(std::string command, std::chrono::milliseconds patience, const std::atomic<bool>* cancel)
        : command_(std::move(command)), patience_(patience), cancel_(cancel) {}
    ~Seat() { leave(); }
    Seat(const Seat&) = delete;
    Seat& operator=(const Seat&) = delete;

    gtp::Reply ask(const std::string& line);
    // An empty board of this size with these rules and komi.  Rules are offered to engines that take them.
    gtp::Reply prepare(go::Size size, const go::Rules& rules);
    // A game so far: its board, rules, stones set up and moves.
    gtp::Reply set_up(const go::Game& game);
    gtp::Reply play(go::Move move);
    // Another one for each game, for engines that take one.
    void seed(std::uint64_t number);
    // "GNU Go 3.8", once it has been asked something.
    const std::string& name() const { return name_; }
    void leave();

private:
    gtp::Reply introduce();
    bool knows(const std::string& command);

    std::string command_;
    std::chrono::milliseconds patience_;
    const std::atomic<bool>* cancel_;
    std::optional<gtp::Client> client_;
    std::string name_;
};

}  // namespace tedomari::trial
