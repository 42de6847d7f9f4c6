// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tedomari::sgf {

// A player's strength on one scale: 30k is -30, 1k is -1, 1d is 1, 7d is 7, and 1p … 9p are 11 … 19.  Nothing where the
// text says no rank: servers write "3k", "3 kyu", "12k?", "4d*", "9p", "?", "-".
std::optional<int> level_of(std::string_view rank);
std::string rank_of(int level);  // "3k", "4d", "9p"

}  // namespace tedomari::sgf
