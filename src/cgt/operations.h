// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "cgt/store.h"

// Ways of making games from games.  All may throw what a Store throws.
namespace tedomari::cgt {

// n copies of a game, or of its negative when n < 0; by doubling, so log n sums.
Game multiple(Store& store, std::int64_t n, Game game);

Game sum(Store& store, std::span<const Game> games);

// Play in the subordinate ends when somebody moves in the base, here the canonical form of `base`:
// {G^L, G:H^L | G^R, G:H^R}.
Game ordinal_sum(Store& store, Game base, Game subordinate);

// Norton's product G·U of any game with a positive one: G copies of U, when G is an integer; otherwise
// {G^L·U + U + I | G^R·U - U - I} for every incentive I of U [Winning Ways, ch. 8].
Game norton_product(Store& store, Game game, Game unit);

// What a move gains: G^L - G, or G - G^R [Berlekamp 1996, 5].  Dominated ones are left out.
std::vector<Game> left_incentives(Store& store, Game game);
std::vector<Game> right_incentives(Store& store, Game game);
std::vector<Game> incentives(Store& store, Game game);  // of either player

// The games that no other of them exceeds.
std::vector<Game> maximal(Store& store, std::vector<Game> games);

}  // namespace tedomari::cgt
