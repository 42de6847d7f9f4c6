// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>
#include <cstdint>

#include "base/rational.h"

namespace tedomari {

// The nearest half, tenth …: nearest(0.26, 4) is 1/4.
inline Rational nearest(double value, std::int64_t parts) {
    return Rational(static_cast<std::int64_t>(std::llround(value * static_cast<double>(parts))), parts);
}
inline Rational nearest(Rational value, std::int64_t parts) { return nearest(value.to_double(), parts); }

}  // namespace tedomari
