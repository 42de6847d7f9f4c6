// SPDX-License-Identifier: MIT
#include "scoring/fights.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::scoring {
namespace {

using go::at;
using go::Board;
using go::diagram;
using go::PointSet;

std::vector<Fight> fights(const Board& board, std::initializer_list<std::string_view> doubtful,
                          double belief) {
    const Blocks blocks(board);
    Beliefs alive(blocks.stones.size(), 1);
    for (const auto stone : doubtful) alive[static_cast<std::size_t>(blocks.at[at(stone)])] = belief;
    return find_fights(blocks, alive, 0.99);
}

// In the upper corner each side has one eye, and C7 is for neither to fill.
const char* const seki = R"(
    . X . O . O X
    X X X O O O X
    O O O X X X X
    . O . O X . X
    O O O O X X .
    O . O X X . X
    O O O X . X X)";

TEST(fights, begin_where_there_is_doubt) {
    EXPECT_TRUE(fights(diagram(seki), {}, 1).empty());
    const auto found = fights(diagram(seki), {"B7"}, 0.8);
    ASSERT_EQ(found.size(), 1u);
}

TEST(fights, take_in_the_groups_without_two_eyes_and_leave_the_others_for_walls) {
    const auto found = fights(diagram(seki), {"B7"}, 0.8);
    ASSERT_EQ(found.size(), 1u);
    EXPECT_TRUE(found[0].points.contains(at("B7")));
    EXPECT_TRUE(found[0].points.contains(at("D7")));
    EXPECT_TRUE(found[0].points.contains(at("C7")));
    EXPECT_FALSE(found[0].points.contains(at("B4")));
    EXPECT_TRUE(found[0].walls[1].contains(at("A5")));
    EXPECT_TRUE(found[0].walls[0].contains(at("G7")));
}

TEST(fights, lift_the_dead_elsewhere) {
    const Board board = diagram(R"(
        . X . O . O X
        X X X O O O X
        O O O X X X X
        . O . O X . X
        O O O O X X X
        O . O X X . O
        O O O X . X X)");
    const Blocks blocks(board);
    Beliefs alive(blocks.stones.size(), 1);
    alive[static_cast<std::size_t>(blocks.at[at("B7")])] = 0.8;
    alive[static_cast<std::size_t>(blocks.at[at("G2")])] = 0;
    const auto found = find_fights(blocks, alive, 0.99);
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found[0].lifted, (PointSet{at("G2")}));
}

}  // namespace
}  // namespace tedomari::scoring
