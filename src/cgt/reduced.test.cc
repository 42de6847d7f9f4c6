// SPDX-License-Identifier: MIT
#include "cgt/reduced.h"

#include <gtest/gtest.h>

#include "cgt/anatomy.h"
#include "cgt/games.test.h"

namespace tedomari::cgt {

namespace {

std::string reduced(std::string_view text) {
    Store store;
    return to_text(store, reduced_canonical_form(store, game(store, text)));
}

std::string weight(std::string_view text) {
    Store store;
    const auto result = atomic_weight(store, game(store, text));
    return result ? to_text(store, *result) : "none";
}

}  // namespace

TEST(reduced_canonical_form, drops_infinitesimals) {
    EXPECT_EQ(reduced("73/16+v9*8"), "73/16");
    EXPECT_EQ(reduced("{^^^|vv}"), "0");
    EXPECT_EQ(reduced("{3||2*|1*}"), "{3||2|1}");
    EXPECT_EQ(reduced("{3/2+*|1/2||{0|-3},{-1+*,{-1/2|-1+*}|-5/2}}"), "{3/2|1/2||{0|-3},{-1/2|-1||-5/2}}");
}

TEST(reduced_canonical_form, is_the_same_for_games_infinitesimally_close) {
    Store store;
    Rng rng(37);
    for (int i = 0; i < 200; ++i) {
        const Game g = random_game(store, rng, 3);
        const Game r = reduced_canonical_form(store, g);
        ASSERT_TRUE(is_infinitesimal(store, store.difference(g, r)))
            << to_text(store, g) << " -> " << to_text(store, r);
        ASSERT_EQ(reduced_canonical_form(store, r), r) << to_text(store, r);
        for (const char* small : {"*", "^", "v*2", "tiny(1)"}) {
            ASSERT_EQ(reduced_canonical_form(store, store.sum(g, game(store, small))), r)
                << to_text(store, g);
        }
    }
}

TEST(atomic_weight, counts_ups) {
    EXPECT_EQ(weight("0"), "0");
    EXPECT_EQ(weight("*8"), "0");
    EXPECT_EQ(weight("^"), "1");
    EXPECT_EQ(weight("v3*2"), "-3");
    EXPECT_EQ(weight("{^^*|v}"), "1/2");
    EXPECT_EQ(weight("{^^^|vv}"), "{1|0}");
    EXPECT_EQ(weight("{0|*||*|||*||||*}"), "1");
    EXPECT_EQ(weight("^1000000"), "1000000");
}

TEST(atomic_weight, of_threats_by_numbers) {
    EXPECT_EQ(weight("tiny(2)"), "0");
    EXPECT_EQ(weight("{5||3|1|||0||||0}"), "0");
    EXPECT_EQ(weight("{1|^^||^}"), "2");
    EXPECT_EQ(weight("{1|^^^||^}"), "none");
    EXPECT_EQ(weight("1"), "none");
    EXPECT_EQ(weight("+-1"), "none");
}

TEST(atomic_weight, is_additive_on_all_small_games) {
    Store store;
    Rng rng(41);
    const auto small_game = [&](auto& self, int depth) -> Game {
        if (depth == 0)
            return store.number_up_star({0, static_cast<std::int32_t>(rng.below(5)) - 2, rng.below(3)});
        return store.make({self(self, depth - 1), self(self, depth - 1)}, {self(self, depth - 1)});
    };
    for (int i = 0; i < 100; ++i) {
        const Game g = small_game(small_game, 2), h = small_game(small_game, 1);
        if (store.is_number(g) || !is_all_small(store, g) || !is_all_small(store, h)) continue;
        const auto a = atomic_weight(store, g), b = atomic_weight(store, h),
                   c = atomic_weight(store, store.sum(g, h));
        ASSERT_TRUE(a && b && c) << to_text(store, g);
        ASSERT_EQ(store.sum(*a, *b), *c) << to_text(store, g) << " and " << to_text(store, h);
    }
}

}  // namespace tedomari::cgt
