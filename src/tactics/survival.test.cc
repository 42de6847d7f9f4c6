// SPDX-License-Identifier: MIT
#include "tactics/survival.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::tactics {

namespace {

const char* const weak_chain = R"(
    . . . . . . . . .
    . X X X . . . . .
    . X . X . . . . .
    . X . X . . . . .
    . X X X O . . . .
    . . . O X O O . .
    . . . O X . . O .
    . . . O X . . O .
    . . . . O O O . .)";

}  // namespace

TEST(survival, is_by_links_captures_or_two_eyes) {
    const auto board = go::parse_diagram(weak_chain)->board;
    const auto wish = survival(board, go::at("E3"));
    ASSERT_TRUE(wish);
    const std::string text = to_string(*wish);
    EXPECT_NE(text.find("connect(E3,"), std::string::npos) << text;
    EXPECT_NE(text.find("capture(E5)"), std::string::npos) << text;
    EXPECT_EQ(friend_color(*wish), go::Color::black);
    EXPECT_TRUE(is_pure(*wish));
}

TEST(survival, pairs_possible_eyes) {
    const auto board = go::parse_diagram(R"(
        . . . . . . . . .
        . . . . . . . . .
        O O O O O O O . .
        X X X X X X O . .
        . . X . . X O . .)")
                           ->board;
    const std::string text = to_string(*survival(board, go::at("C2")));
    EXPECT_NE(text.find("eye(A1,black) and eye(D1,black)"), std::string::npos) << text;
}

TEST(survival, is_a_word_of_wishes) {
    const auto board = go::parse_diagram(weak_chain)->board;
    const auto wish = parse_wish("survive(E3)", board);
    ASSERT_TRUE(wish);
    EXPECT_EQ(*wish, *survival(board, go::at("E3")));
    EXPECT_EQ(*parse_wish("not survive(E3)", board), negation(*wish));
    EXPECT_EQ(describe(parse_wish("survive(A1)", board).error()), "column 9: there is no stone at A1");
    EXPECT_EQ(describe(parse_wish("survive(E3", board).error()), "column 11: expected ')'");
}

}  // namespace tedomari::tactics
