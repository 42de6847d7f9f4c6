// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <vector>

namespace tedomari::trial {

struct Interval {
    double low = 0;
    double high = 1;
};

// Where a rate lies with 95 % confidence after so many trials [Wilson 1927]; a draw is half a success.
Interval wilson(double successes, int trials);

// The value below which this share of them lies; 0 for none.
double percentile(std::vector<double> values, double share);
inline double median(std::vector<double> values) { return percentile(std::move(values), 0.5); }

// How long somebody took for his moves, in seconds.
struct MoveTimes {
    int moves = 0;
    double total = 0;
    double longest = 0;

    void add(double seconds) {
        ++moves;
        total += seconds;
        longest = std::max(longest, seconds);
    }
    MoveTimes& operator+=(const MoveTimes& other) {
        moves += other.moves;
        total += other.total;
        longest = std::max(longest, other.longest);
        return *this;
    }
    double mean() const { return moves == 0 ? 0 : total / moves; }
    friend bool operator==(const MoveTimes&, const MoveTimes&) = default;
};

}  // namespace tedomari::trial
