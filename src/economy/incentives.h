// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "economy/book.h"

namespace tedomari::economy {

// What one move of a sum gains.
struct MoveIncentive {
    std::size_t summand = 0;
    Side mover = Side::left;
    cgt::Game to, incentive;
    Rational temperature;                    // of the incentive
    std::optional<std::size_t> exceeded_by;  // index of a move of the same player that is at least as good
};

// Of all canonical moves of either player in a sum of short games, the hottest incentive first: temperatures are in
// order where incentives need not be, and a cooler one never exceeds [Berlekamp 1996, 5].
std::vector<MoveIncentive> ordered_incentives(cgt::Thermographs& thermographs,
                                              const std::vector<cgt::Game>& games);

}  // namespace tedomari::economy
