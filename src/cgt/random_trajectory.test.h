// SPDX-License-Identifier: MIT
#pragma once

#include "base/rng.h"
#include "cgt/trajectory.h"

namespace tedomari::cgt {

// A few bends between -1 and 8 at quarters or thirds, slopes -2..2.
inline Trajectory random_trajectory(Rng& rng) {
    const auto below = [&rng](int n) { return static_cast<int>(rng.below(static_cast<std::uint32_t>(n))); };
    const int unit = below(2) == 0 ? 4 : 3;
    std::vector<Bend> bends = {{coldest, Rational(below(40) - 20, unit)}};
    for (int i = below(6); i > 0; --i) {
        const Rational step(1 + below(8), unit);
        bends.push_back({bends.back().t + step, bends.back().value + (below(5) - 2) * step});
    }
    return Trajectory::through(bends, below(5) - 2);
}

}  // namespace tedomari::cgt
