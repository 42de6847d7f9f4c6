// SPDX-License-Identifier: MIT
#include "player/clock.h"

#include <algorithm>

namespace tedomari::player {

namespace {

constexpr Seconds least{0.005};
constexpr double kept_back = 0.1;  // of what a move may take
constexpr Seconds lag{0.05};       // between us and the referee's clock, a move

Seconds with_reserve(Seconds share) { return std::max(least, share * (1 - kept_back) - lag); }

}  // namespace

void Clock::set(const TimeSettings& settings) {
    settings_ = settings;
    hands_.fill({settings.main, 0});
    if (settings.main.count() <= 0 && settings.stones > 0) {
        hands_.fill({settings.overtime, settings.stones});
    }
}

void Clock::set_left(go::Color color, Seconds left, int stones) { hand(color) = {left, std::max(0, stones)}; }

void Clock::spend(go::Color color, Seconds used) {
    if (!settings_) return;
    Hand& h = hand(color);
    h.left -= used;
    if (h.stones > 0 && --h.stones == 0) h = {settings_->overtime, settings_->stones};
    if (h.left.count() <= 0 && h.stones == 0 && settings_->stones > 0) {
        h = {settings_->overtime + h.left, settings_->stones};
    }
}

std::optional<Seconds> Clock::for_move(go::Color color, int moves_left) const {
    if (!settings_ || !settings_->is_limited()) return {};
    const Hand& h = hand(color);
    if (h.stones > 0) return with_reserve(h.left / h.stones);
    // In main time: an even share of it, or what overtime will give for a move when that is more.
    Seconds share = h.left / std::max(1, moves_left);
    if (settings_->stones > 0)
        share = std::max(share, std::min(h.left, settings_->overtime / settings_->stones));
    return with_reserve(share);
}

}  // namespace tedomari::player
