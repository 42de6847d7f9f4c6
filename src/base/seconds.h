// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>

#include "base/budget.h"

namespace tedomari {

// Seconds as people give them; more than thirty years are thirty years.
constexpr std::chrono::nanoseconds nanoseconds_of(double seconds) {
    return std::chrono::nanoseconds(static_cast<std::int64_t>(std::min(seconds, 1e9) * 1e9));
}

inline Limits limits_of(double seconds) {
    Limits limits;
    limits.time = nanoseconds_of(seconds);
    return limits;
}

}  // namespace tedomari
