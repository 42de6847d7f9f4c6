// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "player/player.h"

namespace tedomari::web {

// How hard our player tries, for people to choose from; the weakest first.
struct Level {
    std::string_view name, summary;
    player::Style style;
    std::uint64_t playouts, visits;
    double seconds;  // a move, at most
};
const std::vector<Level>& levels();

}  // namespace tedomari::web
