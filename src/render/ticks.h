// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/rational.h"

namespace tedomari::render {

// Round temperatures or values from `low` to `high`, at most `most` of them: steps of 1, 2, 5, 10, … or 1/2,
// 1/4, ….
std::vector<Rational> ticks(Rational low, Rational high, int most);

// "½" of "1/2"; empty where Unicode has no sign.
std::string_view fraction_sign(const std::string& fraction);
// "-1¾", "7⅔", "5/16": as short as Unicode allows.
std::string fraction_text(Rational number);

// How many characters a terminal shows.
std::size_t width_of(const std::string& utf8);

}  // namespace tedomari::render
