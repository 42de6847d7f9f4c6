// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/budget.h"

namespace tedomari::trial {

// Our answers against those of other programs and books: lines of game, property and value, tab-separated, as
// in oracles.tsv.  A game is an expression, or a board behind the name of its rules.
struct GameOracles {
    struct Tally {
        int right = 0, wrong = 0, skipped = 0;
    };
    struct Difference {
        int line;
        std::string game, property, expected, ours;
    };
    std::map<std::string, Tally> properties;
    std::vector<Difference> differences;
    std::map<std::string, int> skipped;  // why, and how often

    int right() const;
    int skips() const;
};

// Each line has the whole of the limits.
GameOracles game_oracles(std::string_view table, const Limits& limits = {});

std::string to_text(const GameOracles& report);  // a table, then what differs

}  // namespace tedomari::trial
