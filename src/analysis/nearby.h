// SPDX-License-Identifier: MIT
#pragma once

#include <cstdlib>

#include "go/point.h"

namespace tedomari::analysis {

// Whether one of two moves may well be the answer to the other.
inline bool are_near(go::Point a, go::Point b) {
    constexpr int near = 4;
    return std::abs(a.column() - b.column()) + std::abs(a.row() - b.row()) <= near;
}

}  // namespace tedomari::analysis
