// SPDX-License-Identifier: MIT
#include "cgt/operations.h"

#include <gtest/gtest.h>

#include "cgt/games.test.h"

namespace tedomari::cgt {

TEST(operations, multiply_by_integers) {
    Store store;
    EXPECT_EQ(multiple(store, 0, game(store, "{2|1}")), Game());
    EXPECT_EQ(multiple(store, -3, game(store, "^")), game(store, "v3"));
    EXPECT_EQ(multiple(store, 1'000'000, game(store, "3/4")), game(store, "750000"));
    EXPECT_EQ(multiple(store, 1001, game(store, "+-5")), game(store, "+-5"));
}

TEST(operations, add_ordinally) {
    Store store;
    const auto ordinal = [&](const char* g, const char* h) {
        return to_text(store, ordinal_sum(store, game(store, g), game(store, h)));
    };
    EXPECT_EQ(ordinal("*", "1"), "^*");    // a flower: one blue petal on a green stem
    EXPECT_EQ(ordinal("1", "1"), "2");     // a stalk of two blue segments
    EXPECT_EQ(ordinal("1", "-1"), "1/2");  // blue, then red
    EXPECT_EQ(ordinal("*", "*"), "*2");    // nim heaps on nim heaps
    EXPECT_EQ(ordinal("0", "{3|1}"), "{3|1}");
}

TEST(operations, norton_products_extend_multiples) {
    Store store;
    const Game up = game(store, "^"), hot = game(store, "{3|1}");
    EXPECT_EQ(norton_product(store, game(store, "3"), up), game(store, "^3"));
    EXPECT_EQ(norton_product(store, game(store, "-2"), hot), multiple(store, -2, hot));
    // Distributive in the first factor, as the book says.
    for (const char* g : {"1/2", "*", "{2|-1}"}) {
        for (const char* h : {"1", "^", "+-1"}) {
            const Game a = game(store, g), b = game(store, h);
            EXPECT_EQ(norton_product(store, store.sum(a, b), up),
                      store.sum(norton_product(store, a, up), norton_product(store, b, up)))
                << g << " + " << h;
        }
    }
}

TEST(operations, incentives_are_what_moves_gain) {
    Store store;
    const auto text = [&](const std::vector<Game>& games) { return to_text(store, games); };
    EXPECT_EQ(text(left_incentives(store, game(store, "{3|1}"))), "{{2|0}}");
    EXPECT_EQ(text(right_incentives(store, game(store, "{3||1|-5}"))), "{{6,{8|2}|0}}");
    EXPECT_EQ(text(incentives(store, game(store, "5"))), "{-1}");
    EXPECT_EQ(text(incentives(store, game(store, "^"))), "{^*}");
    EXPECT_EQ(text(incentives(store, Game())), "{}");
}

// Every incentive has 0 as a right follower, so none is 0 or positive [Berlekamp 1996, 5].
TEST(operations, no_incentive_is_positive) {
    Store store;
    Rng rng(17);
    for (int i = 0; i < 200; ++i) {
        const Game g = random_game(store, rng, 3);
        for (const Game incentive : incentives(store, g)) ASSERT_FALSE(store.leq(Game(), incentive));
    }
}

}  // namespace tedomari::cgt
