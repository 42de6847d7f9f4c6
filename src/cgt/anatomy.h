// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>

#include "cgt/store.h"

// What a canonical form is made of.
namespace tedomari::cgt {

// The depth of the tree: 0 is born on day 0, an integer n on day |n|.
std::int64_t birthday(Store& store, Game game);

// How many different positions can arise, the game itself among them.
std::int64_t follower_count(Store& store, Game game);

// How many numbers play can stop at, counted once for each way there; numbers are stops.  Nothing when 63
// bits cannot hold it.
std::optional<std::int64_t> stop_count(Store& store, Game game);

// Smaller than every positive number and larger than every negative one.
bool is_infinitesimal(const Store& store, Game game);
// A number plus an infinitesimal: both stops agree.
bool is_numberish(const Store& store, Game game);
// Whenever one player can move, so can the other.
bool is_all_small(Store& store, Game game);

// Who makes the last move before a number is reached depends only on who starts: even when every line of
// play has even length, odd when every one has odd length.
enum class Temper { even, odd, neither };
Temper temper(Store& store, Game game);

}  // namespace tedomari::cgt
