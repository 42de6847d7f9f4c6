// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>
#include <string_view>

#include "base/rng.h"
#include "cgt/notation.h"

// What tests of games share.
namespace tedomari::cgt {

inline Game game(Store& store, std::string_view text) {
    const auto result = parse_game(store, text);
    if (!result) throw std::invalid_argument(std::string(text) + ": " + describe(result.error()));
    return *result;
}

// A game of at most `depth` levels over small numbers, stars and arrows; hot, tepid and cold ones all occur.
inline Game random_game(Store& store, Rng& rng, int depth) {
    if (depth == 0 || rng.below(5) == 0) {
        const auto numerator = static_cast<std::int64_t>(rng.below(33)) - 16;
        NumberUpStar value{Dyadic(Rational(numerator, 1 << rng.below(3))), 0, 0};
        if (rng.below(3) == 0) value.nimber = rng.below(3);
        if (rng.below(4) == 0) value.ups = static_cast<std::int32_t>(rng.below(5)) - 2;
        return store.number_up_star(value);
    }
    std::vector<Game> left, right;
    for (std::uint32_t n = rng.below(3) + 1; n > 0; --n) left.push_back(random_game(store, rng, depth - 1));
    for (std::uint32_t n = rng.below(3) + 1; n > 0; --n) right.push_back(random_game(store, rng, depth - 1));
    return store.make(left, right);
}

}  // namespace tedomari::cgt
