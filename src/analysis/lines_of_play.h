// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cgt/lines.h"
#include "cgt/session.h"

namespace tedomari::analysis {

// `tedomari cgt --lines`: the positions that can arise, by the lines of play that lead to them, and what they are to
// their game: stable or hot enough to be answered, and whether play in a rich environment comes by there
// [Berlekamp 1996, 2.3, table 1].
struct LinesOfPlay {
    struct Row {
        std::string path;  // "LRR": Left moved, then Right twice
        Rational mean, temperature;
        cgt::Stability stability = cgt::Stability::stable;
        bool mainline = true;
    };
    std::string expression;
    std::vector<Row> rows;  // shortest lines first
    bool complete = true;   // false: there were more
};

// Of a game as it is written, loops under a komaster included.  Throws TooLarge and RationalOverflow.
Result<LinesOfPlay> lines_of_play(cgt::Session& session, std::string_view expression,
                                  cgt::Side komaster = cgt::Side::left, std::size_t limit = 200);

}  // namespace tedomari::analysis
