// SPDX-License-Identifier: MIT
#include "tactics/wish.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::tactics {

namespace {

go::Board two_colors() {
    return go::parse_diagram(R"(
        . . . . .
        . X . X .
        . . O . .
        . O . X .
        . . . . .)")
        ->board;
}

std::string wished(std::string_view text) {
    const auto wish = parse_wish(text, two_colors());
    return wish ? to_string(*wish) : describe(wish.error());
}

}  // namespace

TEST(wish, is_read_with_and_or_not_and_brackets) {
    EXPECT_EQ(wished("connect(B4,D4) or capture(C3)"), "connect(B4,D4) or capture(C3)");
    EXPECT_EQ(wished("capture(C3) and (capture(B2) or connect(B4,D4))"),
              "capture(C3) and (capture(B2) or connect(B4,D4))");
    EXPECT_EQ(wished("capture(C3) and capture(B2) or connect(B4,D4)"),
              "capture(C3) and capture(B2) or connect(B4,D4)");
    EXPECT_EQ(wished("(capture(C3) or capture(B2)) OR (connect(B4,D4))"),
              "capture(C3) or capture(B2) or connect(B4,D4)");
}

TEST(wish, names_the_same_goal_once) {
    EXPECT_EQ(wished("capture(C3) or capture(B2) or capture(C3)"), "capture(C3) or capture(B2)");
    EXPECT_EQ(wished("capture(C3) and capture(C3)"), "capture(C3)");
}

TEST(wish, turns_what_is_not_wanted_into_what_the_other_player_wants) {
    EXPECT_EQ(wished("capture(C3) and not capture(D2)"), "capture(C3) and escape(D2)");
    EXPECT_EQ(wished("not (capture(D2) or capture(D4))"), "escape(D2) and escape(D4)");
    EXPECT_EQ(wished("not not capture(D2)"), "capture(D2)");
}

TEST(wish, says_what_is_wrong_and_where) {
    EXPECT_EQ(wished("capture(C3) or"), "column 15: expected a goal, such as capture(D4)");
    EXPECT_EQ(wished("capture(C3) and or capture(B2)"),
              "column 17: expected a goal, such as capture(D4), before 'or'");
    EXPECT_EQ(wished("capture(C3) capture(B2)"), "column 13: expected 'and', 'or' or the end");
    EXPECT_EQ(wished("(capture(C3)"), "column 13: expected 'and', 'or' or ')'");
    EXPECT_EQ(wished("capture(C3))"), "column 12: nothing is open that this could close");
    EXPECT_EQ(wished("capture(C3) or capture(A1)"), "column 24: there is no stone at A1");
    EXPECT_EQ(wished("capture(C3) or capture(B2"), "column 26: expected ',' or ')'");
    EXPECT_EQ(wished("connect(B4,D4) or capture(D2)"),
              "column 19: capture(D2) is what White wants, connect(B4,D4) what Black wants: goals of both "
              "colors do "
              "not go together; Black would want escape(D2)");
    std::string many = "capture(C3)";
    for (int i = 0; i < most_goals; ++i) many += " or capture(C3)";
    EXPECT_NE(wished(many).find("more goals than 64"), std::string::npos);
    EXPECT_NE(wished(std::string(500, '(')).find("nested deeper"), std::string::npos);
}

TEST(wish, is_pure_when_one_side_attacks_throughout) {
    EXPECT_TRUE(is_pure(*parse_wish("capture(C3) or connect(B4,D4)", two_colors())));
    EXPECT_FALSE(is_pure(*parse_wish("capture(C3) or escape(D2)", two_colors())));
    const auto wish = *parse_wish("capture(C3) and connect(B4,D4)", two_colors());
    EXPECT_EQ(to_string(negation(wish)), "escape(C3) or disconnect(B4,D4)");
    EXPECT_EQ(negation(negation(wish)), wish);
}

}  // namespace tedomari::tactics
