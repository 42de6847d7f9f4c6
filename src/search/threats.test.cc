// SPDX-License-Identifier: MIT
#include "search/threats.h"

#include <gtest/gtest.h>

namespace tedomari::search {

TEST(threats, of_no_order_allow_immediate_wins_only) {
    EXPECT_EQ(Threats().order(), 0);
    EXPECT_EQ(Threats::lambda(1).below(1), Threats());
}

TEST(threats, lambda_allows_any_number_of_every_order_up_to_its_own) {
    const Threats t = Threats::lambda(3);
    EXPECT_EQ(t.order(), 3);
    for (int n = 1; n <= 3; ++n) {
        EXPECT_EQ(t.count(n), Threats::any);
        EXPECT_EQ(t.spent(n), t);
    }
    EXPECT_EQ(t.below(3), Threats::lambda(2));
}

TEST(threats, spending_the_last_of_the_highest_order_lowers_the_order) {
    const Threats t = Threats::lambda(1).with(2, 2).with(3, 1);
    EXPECT_EQ(t.order(), 3);
    EXPECT_EQ(t.spent(3), Threats::lambda(1).with(2, 2));
    EXPECT_EQ(t.spent(2).count(2), 1);
    EXPECT_EQ(t.spent(2).order(), 3);
}

TEST(threats, unbounded_is_beyond_every_order) {
    EXPECT_TRUE(Threats::unbounded().is_unbounded());
    EXPECT_GT(Threats::unbounded().order(), Threats::max_order);
    EXPECT_FALSE(Threats::lambda(Threats::max_order).is_unbounded());
}

TEST(threats, are_within_others_when_no_order_allows_more) {
    const Threats ladders = Threats::lambda(1), one = ladders.with(2, 1), two = ladders.with(2, 2).with(3, 1);
    EXPECT_TRUE(ladders.within(one));
    EXPECT_TRUE(one.within(two));
    EXPECT_TRUE(two.within(Threats::unbounded()));
    EXPECT_FALSE(two.within(one));
    EXPECT_FALSE(Threats::lambda(2).within(two));
    EXPECT_EQ(Threats::from_key(two.key()), two);
}

}  // namespace tedomari::search
