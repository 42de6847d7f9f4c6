// SPDX-License-Identifier: MIT
#include "trial/tally.h"

#include <gtest/gtest.h>

namespace tedomari::trial {

TEST(wilson, has_the_published_values) {
    // 81 of 263, from Newcombe, Statistics in Medicine 17 (1998), table I: 0.2553 to 0.3662.
    EXPECT_NEAR(wilson(81, 263).low, 0.2553, 5e-5);
    EXPECT_NEAR(wilson(81, 263).high, 0.3662, 5e-5);
    // 15 of 148: 0.0624 to 0.1605; 0 of 20: 0 to 0.1611; 1 of 29: 0.0061 to 0.1718.
    EXPECT_NEAR(wilson(15, 148).low, 0.0624, 5e-5);
    EXPECT_NEAR(wilson(15, 148).high, 0.1605, 5e-5);
    EXPECT_NEAR(wilson(0, 20).low, 0, 1e-12);
    EXPECT_NEAR(wilson(0, 20).high, 0.1611, 5e-5);
    EXPECT_NEAR(wilson(1, 29).low, 0.0061, 5e-5);
    EXPECT_NEAR(wilson(1, 29).high, 0.1718, 5e-5);
}

TEST(wilson, knows_nothing_without_trials) {
    EXPECT_EQ(wilson(0, 0).low, 0);
    EXPECT_EQ(wilson(0, 0).high, 1);
}

TEST(wilson, is_symmetric) {
    EXPECT_NEAR(wilson(3, 10).low, 1 - wilson(7, 10).high, 1e-12);
    EXPECT_NEAR(wilson(3, 10).high, 1 - wilson(7, 10).low, 1e-12);
}

TEST(percentile, is_the_value_below_which_a_share_lies) {
    EXPECT_EQ(percentile({}, 0.5), 0);
    EXPECT_EQ(median({3, 1, 2}), 2);
    EXPECT_EQ(median({4, 3, 1, 2}), 3);
    EXPECT_EQ(percentile({4, 3, 1, 2}, 0.95), 4);
    EXPECT_EQ(percentile({4, 3, 1, 2}, 1), 4);
}

TEST(move_times, add_up) {
    MoveTimes times;
    times.add(1);
    times.add(3);
    MoveTimes more;
    more.add(2);
    times += more;
    EXPECT_EQ(times, (MoveTimes{3, 6, 3}));
    EXPECT_EQ(times.mean(), 2);
    EXPECT_EQ(MoveTimes().mean(), 0);
}

}  // namespace tedomari::trial
