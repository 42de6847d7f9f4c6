// SPDX-License-Identifier: MIT
#include "tactics/question.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::tactics {

namespace {

go::Board board() {
    return go::diagram(R"(
        . . . . .
        . X . X .
        . . O . .
        . X . O .
        . . . . .)");
}

std::string error_of(const char* text) {
    const auto question = parse_question(text, board());
    return question ? "" : std::to_string(question.error().column) + ": " + question.error().message;
}

}  // namespace

TEST(question, reads_goals_of_every_kind) {
    for (const char* text :
         {"capture(B2)", "escape(B2)", "connect(B4,D4)", "disconnect(B4,D4)", "separate(B4,D4)",
          "unseparate(B4,D4)", "eye(C4,black)", "false-eye(C4,black)", "live(B2)", "kill(B2)"}) {
        const auto question = parse_question(text, board());
        ASSERT_TRUE(question) << text;
        EXPECT_EQ(to_string(*question), text);
    }
    EXPECT_TRUE(parse_question(" Empty-Connect ( c4 , B4 ) ", board()));
}

TEST(question, knows_whose_goal_it_is) {
    EXPECT_EQ(parse_question("capture(B2)", board())->friend_color(), go::Color::white);
    EXPECT_EQ(parse_question("escape(B2)", board())->friend_color(), go::Color::black);
    EXPECT_EQ(parse_question("connect(B4,D4)", board())->friend_color(), go::Color::black);
    EXPECT_EQ(parse_question("live(B2)", board())->friend_color(), go::Color::black);
    EXPECT_EQ(parse_question("kill(B2)", board())->friend_color(), go::Color::white);
}

TEST(question, says_where_a_text_goes_wrong) {
    EXPECT_EQ(error_of("capture(A1)"), "9: there is no stone at A1");
    EXPECT_EQ(error_of("connect(B4,C3)"), "12: the two chains have different colors");
    EXPECT_EQ(error_of("capture B2"), "9: expected '(' after 'capture'");
    EXPECT_EQ(error_of("capture(B2"), "11: expected ',' or ')'");
    EXPECT_EQ(error_of("capture(B2) now"), "13: nothing may follow the goal");
    EXPECT_EQ(error_of("connect(B4)").substr(0, 3), "11:");
    EXPECT_EQ(error_of("slay(B4)").substr(0, 2), "1:");
    EXPECT_EQ(error_of("capture(Z9)").substr(0, 2), "9:");
    EXPECT_NE(error_of(""), "");
}

}  // namespace tedomari::tactics
