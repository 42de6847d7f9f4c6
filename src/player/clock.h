// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <chrono>
#include <optional>

#include "go/color.h"

namespace tedomari::player {

using Seconds = std::chrono::duration<double>;

// How a game is timed, in GTP's terms: a main time, then so many stones in each period of overtime.
struct TimeSettings {
    Seconds main{0};
    Seconds overtime{0};
    int stones = 0;  // 0 with an overtime: no limit at all; 0 without: sudden death

    bool is_limited() const { return stones > 0 || overtime.count() <= 0; }
};

// The two clocks of a game and how long to think by them.  Without settings there is no limit.
class Clock {
public:
    void set(const TimeSettings& settings);
    void remove() { settings_.reset(); }
    // What the referee's clock says: time left, and stones left in this period (0 in main time).
    void set_left(go::Color color, Seconds left, int stones);
    // Thinking time has gone by and a move was made; a referee's set_left overrides the bookkeeping.
    void spend(go::Color color, Seconds used);

    // For the next move when the game lasts about `moves_left` more moves of that color; never less than a
    // few milliseconds.  A share of the time is kept back for what happens outside of thinking.
    std::optional<Seconds> for_move(go::Color color, int moves_left) const;

private:
    struct Hand {
        Seconds left{0};
        int stones = 0;  // 0 in main time
    };
    Hand& hand(go::Color color) { return hands_[static_cast<std::size_t>(color)]; }
    const Hand& hand(go::Color color) const { return hands_[static_cast<std::size_t>(color)]; }

    std::optional<TimeSettings> settings_;
    std::array<Hand, 2> hands_;
};

}  // namespace tedomari::player
