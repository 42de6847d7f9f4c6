// SPDX-License-Identifier: MIT
#include "trial/tally.h"

#include <cmath>

namespace tedomari::trial {

Interval wilson(double successes, int trials) {
    if (trials == 0) return {};
    constexpr double z = 1.959963984540054;  // the 97.5 % point of the normal distribution
    const double n = trials;
    const double rate = successes / n;
    const double center = rate + z * z / (2 * n);
    const double spread = z * std::sqrt(rate * (1 - rate) / n + z * z / (4 * n * n));
    const double scale = 1 + z * z / n;
    return {std::max(0.0, (center - spread) / scale), std::min(1.0, (center + spread) / scale)};
}

double percentile(std::vector<double> values, double share) {
    if (values.empty()) return 0;
    std::sort(values.begin(), values.end());
    const auto at = static_cast<std::size_t>(share * static_cast<double>(values.size()));
    return values[std::min(at, values.size() - 1)];
}

}  // namespace tedomari::trial
