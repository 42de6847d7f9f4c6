// SPDX-License-Identifier: MIT
#include "endgame/wall_doubt.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::endgame {
namespace {

using go::at;
using go::PointSet;

TEST(wall_doubts, name_groups_with_little_room_of_their_own) {
    // White's corner has four points besides the corridor D1 E1.
    const go::Board board = go::diagram(R"(
        . . . . . . .
        . . . . . . .
        . . . . . . .
        X X X X . . .
        O O O X X X .
        . O O O X X .
        . . . . . X .)");
    const auto doubts = wall_doubts(board, PointSet{at("D1"), at("E1")});
    ASSERT_EQ(doubts.size(), 1U);
    EXPECT_EQ(board.at(doubts[0].stone), go::Cell::white);
    EXPECT_EQ(doubts[0].room, 4);
    for (const char* point : {"A3", "D2", "A2", "A1", "C1"})
        EXPECT_TRUE(doubts[0].points.contains(at(point))) << point;
    EXPECT_FALSE(doubts[0].points.contains(at("E2")));
}

TEST(wall_doubts, do_not_touch_what_is_alive_for_good) {
    // Both groups have two eyes apart from the dame at D1.
    const go::Board solid = go::diagram(R"(
        . X . X O . O .
        X X X X O O O O
        . X X . O O . O)");
    EXPECT_TRUE(wall_doubts(solid, PointSet{at("D1")}).empty());
}

TEST(wall_doubts, take_prisoners_along) {
    // The black stone at B1 lies in White's room: it has no liberty elsewhere.
    const go::Board board = go::diagram(R"(
        . . . . . .
        X X X X X .
        O O O O X .
        . X . O . X)");
    const auto doubts = wall_doubts(board, PointSet{at("E1")});
    ASSERT_EQ(doubts.size(), 1U);
    EXPECT_EQ(doubts[0].room, 2);
    EXPECT_TRUE(doubts[0].points.contains(at("B1")));
}

}  // namespace
}  // namespace tedomari::endgame
