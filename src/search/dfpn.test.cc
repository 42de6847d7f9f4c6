// SPDX-License-Identifier: MIT
#include "search/dfpn.h"

#include <gtest/gtest.h>
#include <utility>
#include <vector>

namespace tedomari::search {
namespace {

constexpr std::uint32_t infinite = ProofNumbers::infinite;

template <class Others>
Choice<Others> choice_of(const std::vector<std::pair<std::uint32_t, std::uint32_t>>& children) {
    Choice<Others> choice;
    for (std::size_t i = 0; i < children.size(); ++i)
        choice.consider(i, children[i].first, children[i].second);
    return choice;
}

TEST(dfpn, the_least_is_chosen_and_the_others_add_up) {
    const auto choice = choice_of<AddUp>({{5, 2}, {3, 7}, {4, 1}});
    EXPECT_EQ(choice.child(), 1u);
    EXPECT_EQ(choice.least(), 3u);
    EXPECT_EQ(choice.total(), 10u);
    EXPECT_EQ(choice.wanted_below(100), 9u);  // twice the rival's and one
    EXPECT_EQ(choice.wanted_below(6), 6u);
    EXPECT_EQ(choice.other_below(20, 7), 17u);
}

TEST(dfpn, the_largest_counts_and_one_for_each_other) {
    const auto choice = choice_of<LargestAndCount>({{5, 2}, {3, 7}, {4, 1}});
    EXPECT_EQ(choice.child(), 1u);
    EXPECT_EQ(choice.total(), 9u);
    EXPECT_EQ(choice.wanted_below(100), 6u);  // a quarter more than the rival's and one
    EXPECT_EQ(choice.other_below(20), 18u);
}

TEST(dfpn, lost_children_are_passed_over) {
    EXPECT_EQ(choice_of<AddUp>({{infinite, 0}, {9, 1}, {infinite, 0}}).child(), 1u);
    EXPECT_EQ(choice_of<LargestAndCount>({{infinite, 0}, {9, 1}, {infinite, 0}}).total(), 1u);
    EXPECT_TRUE(choice_of<AddUp>({{infinite, 0}, {infinite, 0}}).none());
    EXPECT_TRUE(choice_of<LargestAndCount>({{infinite, 0}}).none());
    EXPECT_TRUE(choice_of<LargestAndCount>({}).none());
}

TEST(dfpn, limits_stay_finite) {
    const auto alone = choice_of<AddUp>({{3, 5}});
    EXPECT_EQ(alone.wanted_below(infinite), infinite);
    EXPECT_EQ(alone.other_below(infinite, 7), infinite);
    EXPECT_EQ(choice_of<AddUp>({{1, infinite - 1}, {1, infinite - 1}}).total(), infinite - 1);
    const auto other = choice_of<LargestAndCount>({{3, infinite - 1}, {4, 1}});
    EXPECT_EQ(other.total(), infinite - 1);
    EXPECT_EQ(other.other_below(infinite), infinite);
}

}  // namespace
}  // namespace tedomari::search
