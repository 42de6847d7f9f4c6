// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>

#include "player/player.h"

namespace tedomari::ask {

// How hard our player tries, for people to choose from; the weakest first.
struct Level {
    std::string_view name, summary;
    player::Style style;
    std::uint64_t playouts, visits;
    double seconds;  // a move, at most
};
inline constexpr Level levels[] = {
    {"first stones", "three hundred random games a move", player::Style::monte_carlo, 300, 0, 5},
    {"quick", "the network's first choice", player::Style::policy, 0, 0, 5},
    {"steady", "a search of 60 positions", player::Style::search, 0, 60, 10},
    {"strong", "a search of 300 positions", player::Style::search, 0, 300, 20},
    {"patient", "as many positions as ten seconds allow", player::Style::search, 0, 100'000, 10},
};

}  // namespace tedomari::ask
