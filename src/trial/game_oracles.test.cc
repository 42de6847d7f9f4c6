// SPDX-License-Identifier: MIT
#include "trial/game_oracles.h"

#include <gtest/gtest.h>

namespace tedomari::trial {

TEST(game_oracles, compares_each_property_in_its_own_way) {
    const GameOracles report = game_oracles(
        "game_or_position\tproperty\tvalue\tsource\n"
        "{1|-1}+{2|-2}\tcanonicalForm\t{3|1||-1|-3}\tby hand\n"
        "{6|-2}\tcool(2)\t{4|0}\tby hand\n"
        "5\tincentives\t{-1}\tby hand\n"
        "0\tleftOptions\t{}\tby hand\n"
        "{3|1}\tmean\t2\tby hand\n"
        "^\toutcomeClass\tL\tby hand\n"
        "+-1\tisOddTempered\ttrue\tby hand\n"
        "1\tatomicWeight\tundefined (not atomic)\tby hand\n"
        "{6||4|0}\tthermograph\tThermograph(4,[2],[0,-1],4,[],[0])\tby hand\n"
        "domineering ....|....|..#.|..#.\tthermographLeftWall(value,temp)\t(3, -1) (1, 1)\tby hand\n"
        "domineering 2x2 empty (rows x cols)\tcanonicalForm\t{1|-1}\tby hand\n"
        "amazons x...\tcanonicalForm\t3\tby hand\n");
    EXPECT_EQ(report.right(), 12);
    EXPECT_TRUE(report.differences.empty()) << report.differences.front().ours;
    EXPECT_EQ(report.skips(), 0);
}

TEST(game_oracles, says_what_differs_and_what_is_unknown) {
    const GameOracles report = game_oracles(
        "{3|1}\tmean\t7\twrong\n"
        "{3|1}\tleftOptions\t{4}\twrong\n"
        "{6||4|0}\tthermograph\tThermograph(4,[1],[0,-1],4,[],[0])\twrong\n"
        "cram ...|...\tmean\t0\tno such game\n"
        "^\tcompanion\t^*\tno such property\n");
    ASSERT_EQ(report.differences.size(), 3u);
    EXPECT_EQ(report.differences[0].ours, "2");
    EXPECT_EQ(report.differences[0].line, 1);
    EXPECT_EQ(report.skipped.at("no such game: cram"), 1);
    EXPECT_EQ(report.skipped.at("no such property: companion"), 1);
}

}  // namespace tedomari::trial
