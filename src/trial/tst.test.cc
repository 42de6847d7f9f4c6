// SPDX-License-Identifier: MIT
#include "trial/tst.h"

#include <gtest/gtest.h>

namespace tedomari::trial {

TEST(tst, has_steps_some_of_which_are_tests) {
    const auto steps = parse_tst(
        "# Connecting looks best.\n"
        "loadsgf games/my game.sgf 61\r\n"
        "\n"
        "90 gg_genmove black  # here\n"
        "#? [B14|D17]\n"
        "95 gg_genmove black\n"
        "#? [!P13]*\n"
        "10000 get_reading_node_counter\n"
        "#?[0]&\n"
        "quit");
    ASSERT_TRUE(steps) << describe(steps.error());
    EXPECT_EQ(*steps, (std::vector<Step>{
                          {2, "", "loadsgf games/my game.sgf 61", {}},
                          {4, "90", "gg_genmove black", Expectation{"B14|D17", false, false, false}},
                          {6, "95", "gg_genmove black", Expectation{"P13", true, true, false}},
                          {8, "10000", "get_reading_node_counter", Expectation{"0", false, false, true}},
                          {10, "", "quit", {}},
                      }));
}

TEST(tst, says_where_a_file_is_wrong) {
    const auto error = [](std::string_view text) { return describe(parse_tst(text).error()); };
    EXPECT_EQ(error("\n#? [D4]\n"), "2:1: an expectation needs a numbered command before it");
    EXPECT_EQ(error("genmove b\n#? [D4]\n"), "2:1: an expectation needs a numbered command before it");
    EXPECT_EQ(error("1 genmove b\n#? D4\n"), "2:3: an expectation is [regex], [!regex] or [regex]*");
    EXPECT_EQ(error("1 genmove b\n#? [D4\n"), "2:3: an expectation is [regex], [!regex] or [regex]*");
    EXPECT_EQ(error("1 genmove b\n#? [D4] sometimes\n"), "2:3: only * or & may follow an expectation");
    EXPECT_EQ(error("1 genmove b\n#? [(D4]\n"), "2:3: missing ): (D4");
}

// A file of anybody's may be read: what would take gigabytes or hours spelled out is refused, or taken at
// once.
TEST(tst, no_regular_expression_fills_the_memory) {
    const auto is_taken = [](const std::string& pattern) {
        const auto steps = parse_tst("1 x\n#? [" + pattern + "]");
        return steps && !meets(*steps->front().expectation, std::string(1000, 'D') + "E4");
    };
    EXPECT_FALSE(is_taken("D{255}{255}{255}"));
    EXPECT_FALSE(is_taken("(((D{30})){30}){30,}"));
    EXPECT_TRUE(is_taken("D" + std::string(44, '+')));
    EXPECT_TRUE(is_taken("(D*)*(D*)*(D*)*(D*)*(D*)*"));
    EXPECT_TRUE(is_taken("(D|DD)*(D|DD)*(D|DD)*X"));
    EXPECT_TRUE(is_taken("([BW]\\+[0-9]+(\\.5)?)+"));
}

TEST(expectation, matches_the_whole_answer) {
    const auto is_met = [](std::string_view expectation, std::string_view answer) {
        const auto steps = parse_tst("1 x\n#? " + std::string(expectation));
        return meets(*steps->front().expectation, answer);
    };
    EXPECT_TRUE(is_met("[D4]", "D4"));
    EXPECT_FALSE(is_met("[D4]", "D14"));
    EXPECT_FALSE(is_met("[D1]", "D14"));
    EXPECT_TRUE(is_met("[B14|D17]", "D17"));
    EXPECT_FALSE(is_met("[B14|D17]", "B145"));
    EXPECT_TRUE(is_met("[1 (R8|S8)]", "1 S8"));
    EXPECT_TRUE(is_met("[!P13]", "PASS"));
    EXPECT_FALSE(is_met("[!P13]", "P13"));
    EXPECT_TRUE(is_met("[]", ""));
    EXPECT_TRUE(is_met("[W\\+.*]*", "W+3.5"));
    EXPECT_TRUE(is_met("[A B 1 \\. X]", "\n   A B\n 1 . X \n"));
    EXPECT_TRUE(is_met("[[A-D][1-4]]", "C3"));
    EXPECT_TRUE(is_met("[1 (E3|F3)]", "1 F3"));
    EXPECT_TRUE(is_met("[!1 (E3|F3)]", "1 G3"));
    EXPECT_TRUE(is_met("[E3|1 F3|]", ""));
    EXPECT_TRUE(is_met("[(B|C)[[:digit:]]{1,2}]", "C13"));
    EXPECT_TRUE(is_met("[^D4$]", "D4"));
    EXPECT_TRUE(is_met("[[]x]+]", "]x"));
    EXPECT_TRUE(is_met("[\xff.]", "\xff\xfe"));  // bytes that are no text
    EXPECT_FALSE(is_met("[d4]", "D4"));
}

}  // namespace tedomari::trial
