// SPDX-License-Identifier: MIT
#include "web/levels.h"

namespace tedomari::web {

const std::vector<Level>& levels() {
    using player::Style;
    static const std::vector<Level> all = {
        {"first stones", "three hundred random games a move", Style::monte_carlo, 300, 0, 5},
        {"quick", "the network's first choice", Style::policy, 0, 0, 5},
        {"steady", "a search of 60 positions", Style::search, 0, 60, 10},
        {"strong", "a search of 300 positions", Style::search, 0, 300, 20},
        {"patient", "as many positions as ten seconds allow", Style::search, 0, 100'000, 10},
    };
    return all;
}

}  // namespace tedomari::web
