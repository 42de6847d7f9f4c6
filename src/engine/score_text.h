// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/rational.h"

namespace tedomari::engine {

std::string decimal(Rational number);  // "3.5", "7"

// Black's score from what engines answer to final_score: "B+3.5", "W+12", "0", "Draw".  Nothing when it is
// something else, such as "B+R" or "?".
std::optional<Rational> parse_score(std::string_view text);

}  // namespace tedomari::engine
