// SPDX-License-Identifier: MIT
#include "base/fixed_vector.h"

#include <gtest/gtest.h>
#include <vector>

#include "base/rng.h"

namespace tedomari {
namespace {

TEST(fixed_vector, behaves_like_a_vector_that_cannot_grow) {
    FixedVector<int, 8> ours;
    std::vector<int> twin;
    Rng rng(1);
    for (int step = 0; step < 10'000; ++step) {
        const auto action = rng.below(3);
        if (action <= 1 && !ours.full()) {
            ours.push_back(step);
            twin.push_back(step);
        } else if (action == 2 && !ours.empty()) {
            ASSERT_EQ(ours.pop_back(), twin.back());
            twin.pop_back();
        }
        ASSERT_EQ(std::vector<int>(ours.begin(), ours.end()), twin);
        ASSERT_EQ(ours.full(), twin.size() == 8);
    }
}

TEST(fixed_vector, compares_only_what_it_holds) {
    FixedVector<int, 4> a{1, 2, 3};
    const FixedVector<int, 4> b{1, 2};
    EXPECT_FALSE(a == b);
    a.pop_back();
    EXPECT_TRUE(a == b);
    EXPECT_TRUE(a.contains(2));
    EXPECT_FALSE(a.contains(3));
}

}  // namespace
}  // namespace tedomari
