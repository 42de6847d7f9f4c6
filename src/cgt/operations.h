// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>

#include "cgt/store.h"

namespace tedomari::cgt {

// n copies of a game, or of its negative when n < 0; by doubling, so log n sums.
Game multiple(Store& store, std::int64_t n, Game game);

Game sum(Store& store, std::span<const Game> games);

}  // namespace tedomari::cgt
