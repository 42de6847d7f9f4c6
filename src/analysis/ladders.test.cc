// SPDX-License-Identifier: MIT
#include "analysis/ladders.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::analysis {

using go::at;
using go::diagram;

TEST(ladder_report, are_found_wherever_they_run) {
    const LadderReport report = find_ladders(diagram(R"(
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . X . . . . .
        . X O X . . .
        . . X . . . .
        . . . . . . .)"));
    ASSERT_EQ(report.caught.size(), 1U);
    EXPECT_EQ(report.caught.front(), go::PointSet{at("C3")});
}

TEST(ladder_report, do_not_take_a_stone_that_a_friend_awaits) {
    EXPECT_TRUE(find_ladders(diagram(R"(
        . . . . . . .
        . . . . O . .
        . . . . . . .
        . X . . . . .
        . X O X . . .
        . . X . . . .
        . . . . . . .)"))
                    .caught.empty());
}

TEST(ladder_report, begin_with_an_atari_or_not_at_all) {
    const go::Board board = diagram(R"(
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . X . . . . .
        . X O . . . .
        . . X . . . .
        . . . . . . .)");
    EXPECT_FALSE(ladder_move(board, at("C3")).is_nowhere());
    EXPECT_TRUE(ladder_move(diagram(". . .\n. X .\n. . ."), at("B2")).is_nowhere());
}

}  // namespace tedomari::analysis
