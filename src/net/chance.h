// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>

namespace tedomari::net {

// How far a score may still change.  `undecided` is the sum of 1 - b² over all points, b between -1 and 1 being
// who will own them.  It is what recorded games showed for such owners: the likeliest winners of 322 KGS games that
// the network never learned from, at every twentieth move.
inline double spread_of(double undecided) { return 0.5 + 0.5 * std::sqrt(undecided) + 0.1 * undecided; }

// How sure a win is: 1 won, -1 lost.  A point counts much in a close finish and little in the opening.
inline double win_of(double score, double undecided) {
    return std::erf(score / spread_of(undecided) / std::sqrt(2.0));
}

// The same, and a little is always given for points.
inline double value_of(double score, double undecided) {
    constexpr double for_points = 0.1, usual_margin = 20;
    return (1 - for_points) * win_of(score, undecided) + for_points * std::tanh(score / usual_margin);
}

}  // namespace tedomari::net
