// SPDX-License-Identifier: MIT
#include "cgt/anatomy.h"

#include <gtest/gtest.h>

#include "cgt/games.test.h"

namespace tedomari::cgt {

TEST(anatomy, counts_days) {
    Store store;
    const auto day = [&](const char* text) { return birthday(store, game(store, text)); };
    EXPECT_EQ(day("0"), 0);
    EXPECT_EQ(day("-1823437481924"), 1823437481924);
    EXPECT_EQ(day("3/4"), 3);
    EXPECT_EQ(day("^"), 2);
    EXPECT_EQ(day("^*"), 2);
    EXPECT_EQ(day("^^"), 3);
    EXPECT_EQ(day("73/16+v9*8"), 27);
    EXPECT_EQ(day("{5||3|1|||0||||0}"), 8);
}

// The formula for number-up-stars, against the options themselves.
TEST(anatomy, born_the_day_after_the_last_option) {
    Store store;
    for (const char* text : {"^*", "^3*2", "2v*5", "vv", "1/4*", "^5*4", "*7", "-3^4", "{^|v}", "7/8"}) {
        const Game g = game(store, text);
        std::int64_t latest = -1;
        for (const Game o : store.left(g)) latest = std::max(latest, birthday(store, o));
        for (const Game o : store.right(g)) latest = std::max(latest, birthday(store, o));
        EXPECT_EQ(birthday(store, g), latest + 1) << text;
    }
}

TEST(anatomy, counts_followers_and_stops) {
    Store store;
    EXPECT_EQ(follower_count(store, game(store, "5")), 6);
    EXPECT_EQ(follower_count(store, game(store, "-1/2")), 3);
    EXPECT_EQ(follower_count(store, game(store, "{1|^^||^}")), 8);
    EXPECT_EQ(follower_count(store, game(store, "-1823437481924")), 1823437481925);
    EXPECT_EQ(stop_count(store, game(store, "^*6")), 1459);
    EXPECT_EQ(stop_count(store, game(store, "*8")), 4374);
    EXPECT_EQ(stop_count(store, game(store, "3/4")), 1);
    EXPECT_EQ(stop_count(store, game(store, "*100")), std::nullopt);
}

TEST(anatomy, knows_small_from_large) {
    Store store;
    EXPECT_TRUE(is_infinitesimal(store, game(store, "tiny(2)")));
    EXPECT_FALSE(is_all_small(store, game(store, "tiny(2)")));
    EXPECT_TRUE(is_all_small(store, game(store, "{^^|v}")));
    EXPECT_TRUE(is_numberish(store, game(store, "5^")));
    EXPECT_FALSE(is_infinitesimal(store, game(store, "5^")));
    EXPECT_FALSE(is_numberish(store, game(store, "{1|0}")));
}

TEST(anatomy, knows_the_temper) {
    Store store;
    EXPECT_EQ(temper(store, game(store, "+-1")), Temper::odd);
    EXPECT_EQ(temper(store, game(store, "{3|1||0|-2}")), Temper::even);
    EXPECT_EQ(temper(store, game(store, "^")), Temper::neither);
    EXPECT_EQ(temper(store, game(store, "1/2")), Temper::even);
}

}  // namespace tedomari::cgt
