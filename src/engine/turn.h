// SPDX-License-Identifier: MIT
#pragma once

#include "engine/state.h"

namespace tedomari::engine {

// The configured player's move by the clock, played and charged to it.  Nothing: it resigns.
std::optional<go::Move> take_turn(State& state, go::Color color);

// What the clock and the settings leave for its next move.
Limits limits_of_move(const State& state, go::Color color);

// What the player would do with all the time in the world; nothing is played.
go::Move choose(State& state, go::Color color, const Limits& limits);

}  // namespace tedomari::engine
