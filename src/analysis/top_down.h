// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "cgt/session.h"

namespace tedomari::analysis {

// `tedomari cgt --top-down`: a thermograph from its mast down, and how little of the game that took
// [Berlekamp 1996, 2.4].  Walls begin at -1.
struct TopDown {
    std::string expression;
    cgt::Thermograph thermograph;
    std::int64_t positions = 0;         // of the canonical form, numbers and all; or of the graph
    std::uint64_t for_temperature = 0;  // looked into until mean and temperature were known
    std::uint64_t for_walls = 0;        // … and until both walls were, from 0 up

    Rational mean() const { return thermograph.mean(); }
    Rational temperature() const { return thermograph.temperature(); }
};

// A cycle that is no ko is an error.  Throws TooLarge and RationalOverflow.
Result<TopDown> top_down(cgt::Session& session, std::string_view expression,
                         cgt::Side komaster = cgt::Side::left);

}  // namespace tedomari::analysis
