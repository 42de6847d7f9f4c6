// SPDX-License-Identifier: MIT
#pragma once

#include "engine/state.h"

namespace tedomari::engine {

// A small board and few playouts, for tests that care about neither.
inline Settings quick() {
    Settings settings;
    settings.size = go::square(5);
    settings.rules = *go::parse_rules("chinese");
    settings.monte_carlo.playouts = 50;
    settings.visits = 5;
    settings.time_per_move = player::Seconds(0.05);
    return settings;
}

}  // namespace tedomari::engine
