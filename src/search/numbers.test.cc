// SPDX-License-Identifier: MIT
#include "search/numbers.h"

#include <gtest/gtest.h>
#include <vector>

namespace tedomari::search {

namespace {

struct Child {
    Numbers numbers;
};

}  // namespace

TEST(numbers, the_least_is_chosen_and_the_others_add_up) {
    const std::vector<Child> children = {{{5, 2}}, {{3, 7}}, {{4, 1}}};
    const Choice choice = choose<Child>(children, &Numbers::pn, &Numbers::dn);
    EXPECT_EQ(choice.child, 1u);
    EXPECT_EQ(choice.least, 3u);
    EXPECT_EQ(choice.second, 4u);
    EXPECT_EQ(choice.sum, 10u);
}

TEST(numbers, refuted_children_are_passed_over_and_taint) {
    const std::vector<Child> children = {{Numbers::lost(3)}, {{9, 1}}, {Numbers::lost()}};
    const Choice choice = choose<Child>(children, &Numbers::pn, &Numbers::dn);
    EXPECT_EQ(choice.child, 1u);
    EXPECT_EQ(choice.taint, 3);
    EXPECT_EQ(choice.sum, 1u);
}

TEST(numbers, all_refuted_adds_up_to_nothing) {
    const std::vector<Child> children = {{Numbers::lost()}, {Numbers::lost()}};
    EXPECT_EQ(choose<Child>(children, &Numbers::pn, &Numbers::dn).sum, 0u);
}

TEST(numbers, limits_stay_finite) {
    EXPECT_EQ(grown(Numbers::infinite), Numbers::infinite);
    EXPECT_EQ(grown(3), 7u);
    EXPECT_EQ(raised(Numbers::infinite, 5, 7), Numbers::infinite);
    EXPECT_EQ(raised(20, 5, 2), 17u);
}

}  // namespace tedomari::search
