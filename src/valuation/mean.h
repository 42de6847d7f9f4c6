// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace tedomari::valuation {

// The scores of some games: how many, their mean and how sure that is.  Integers, so that parts may be added
// in any order.
struct Mean {
    std::uint64_t games = 0;
    std::int64_t sum = 0, squares = 0;

    void add(int score) {
        ++games;
        sum += score;
        squares += static_cast<std::int64_t>(score) * score;
    }
    double mean() const { return games == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(games); }
    // The standard error of the mean; 0 of fewer than two games, which says nothing.
    double error() const {
        if (games < 2) return 0;
        const auto n = static_cast<double>(games);
        const double variance = (static_cast<double>(squares) - static_cast<double>(sum) * mean()) / (n - 1);
        return std::sqrt(std::max(0.0, variance) / n);
    }
    Mean& operator+=(const Mean& b) {
        games += b.games;
        sum += b.sum;
        squares += b.squares;
        return *this;
    }
    friend Mean operator-(Mean a, const Mean& b) {  // b is a part of a
        return {a.games - b.games, a.sum - b.sum, a.squares - b.squares};
    }
    friend bool operator==(const Mean&, const Mean&) = default;
};

}  // namespace tedomari::valuation
