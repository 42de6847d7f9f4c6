// SPDX-License-Identifier: MIT
#include "base/result.h"

#include <gtest/gtest.h>
#include <memory>

namespace tedomari {
namespace {

Result<int> half(int n) {
    if (n % 2 != 0) return Error{"number is odd", 3, 5};
    return n / 2;
}

TEST(result, holds_a_value_or_says_why_not) {
    EXPECT_EQ(*half(8), 4);
    ASSERT_FALSE(half(7));
    EXPECT_EQ(half(7).error(), (Error{"number is odd", 3, 5}));
}

TEST(result, gives_up_a_value_that_only_moves) {
    Result<std::unique_ptr<int>> result(std::make_unique<int>(5));
    const std::unique_ptr<int> taken = *std::move(result);
    EXPECT_EQ(*taken, 5);
}

TEST(result, may_hold_a_type_that_looks_like_an_error) {
    const Result<std::string> text(std::string("fine"));
    EXPECT_TRUE(text.has_value());
    EXPECT_EQ(text->size(), 4u);
}

TEST(error, is_described_with_the_place_as_far_as_known) {
    EXPECT_EQ(describe({"bad", 3, 5}), "3:5: bad");
    EXPECT_EQ(describe({"bad", 0, 5}), "column 5: bad");
    EXPECT_EQ(describe({"bad", 0, 0}), "bad");
}

}  // namespace
}  // namespace tedomari
