// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "cgt/session.h"

namespace tedomari::analysis {

// `tedomari cgt --top-down`: a thermograph from its mast down, and how little of the game that took
// [Berlekamp 1996, 2.4].  Walls begin at temperature 0.
struct TopDown {
    std::string expression;
    cgt::Thermograph thermograph;
    std::int64_t positions = 0;         // of the canonical form, numbers and all
    std::uint64_t for_temperature = 0;  // looked into until mean and temperature were known
    std::uint64_t for_walls = 0;        // … and until both walls were

    Rational mean() const { return thermograph.mean(); }
    Rational temperature() const { return thermograph.temperature(); }
};

// Of a game without loops; others are an error.  Throws TooLarge and RationalOverflow.
Result<TopDown> top_down(cgt::Session& session, std::string_view expression);

}  // namespace tedomari::analysis
