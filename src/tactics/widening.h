// SPDX-License-Identifier: MIT
#pragma once

#include "search/threats.h"

namespace tedomari::tactics {

// Gradual widening: ladders, then ever more moves of higher orders.  Which tuples pay was measured
// (docs/log/reading.md): captures want many moves of order 3 with few of order 2 among their threats,
// connections many of order 2.
inline constexpr search::Threats ladders = search::Threats::lambda(1);

inline constexpr search::Threats widening_of_captures[] = {
    ladders,
    ladders.with(2, 1),
    ladders.with(2, 1).with(3, 1),
    ladders.with(2, 2).with(3, search::Threats::any),
    ladders.with(2, 6).with(3, 3),
    ladders.with(2, 2).with(3, 2).with(4, 2),
    ladders.with(2, 4).with(3, 2).with(4, 2),
    ladders.with(2, 6).with(3, 4).with(4, 2),
};

inline constexpr search::Threats widening_of_ways[] = {
    ladders,
    ladders.with(2, 1),
    ladders.with(2, 3),
    ladders.with(2, 4),
    ladders.with(2, 2).with(3, 1),
    ladders.with(2, 6).with(3, 3),
    ladders.with(2, 6).with(3, 4).with(4, 2),
};

}  // namespace tedomari::tactics
