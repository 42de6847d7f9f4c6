// SPDX-License-Identifier: MIT
#include "base/budget.h"

#include <gtest/gtest.h>

namespace tedomari {
namespace {

TEST(budget, without_limits_is_never_spent) {
    Budget budget;
    for (int i = 0; i < 100'000; ++i) ASSERT_TRUE(budget.spend());
    EXPECT_FALSE(budget.spent());
    EXPECT_EQ(budget.nodes(), 100'000u);
}

TEST(budget, ends_at_exactly_so_many_nodes) {
    for (const std::uint64_t limit : {1u, 2u, 255u, 256u, 257u, 1000u}) {
        Budget budget(Limits{.nodes = limit});
        std::uint64_t granted = 0;
        while (budget.spend()) ++granted;
        EXPECT_EQ(granted, limit - 1);  // the node that reaches the limit is the last
        EXPECT_FALSE(budget.spend());   // once spent, always spent
    }
}

TEST(budget, ends_when_the_time_is_over) {
    Budget budget(Limits{.time = std::chrono::nanoseconds(0)});
    EXPECT_TRUE(budget.spent());
    EXPECT_FALSE(budget.spend());
}

TEST(budget, ends_soon_after_it_is_cancelled) {
    std::atomic<bool> cancel = false;
    Budget budget(Limits{}, &cancel);
    EXPECT_TRUE(budget.spend());
    cancel = true;
    int granted = 0;
    while (budget.spend()) ++granted;
    EXPECT_LE(granted, 256);
    EXPECT_TRUE(budget.cancelled());
}

}  // namespace
}  // namespace tedomari
