// SPDX-License-Identifier: MIT
#include "tactics/separate.h"

#include "tactics/goal.test.h"

namespace tedomari::tactics {

using go::at;
using go::Board;
using go::Color;
using go::diagram;

TEST(separate, a_wall_with_a_gap_is_unsettled) {
    const Board board = diagram(R"(
        . O . X .
        . O . X .
        . O X X X
        . O . O .
        . . X . .)");
    EXPECT_EQ(
        to_string(read_for_test(board, separate(board, at("B3"), at("D2")), Side::attacker, {}).outcome),
        "W");
}

TEST(separate, a_wall_must_not_be_in_atari) {
    const Board solid = diagram(R"(
        . . X .
        . O X O
        . . X .)");
    EXPECT_TRUE(is_separated(solid, at("B2"), at("D2"), Color::black));
    const Board in_atari = diagram(R"(
        . O X O
        . O X O
        . O X .)");
    EXPECT_FALSE(is_separated(in_atari, at("B2"), at("D2"), Color::black));
}

// C8 parts the left side from a white pocket only.  When White takes it at B8, the wall is what parted the
// pocket from the right, and that is in atari.
TEST(separate, leans_on_chains_beside_one_side_alone) {
    Board board = diagram(R"(
        O . X O . . . X
        . X O . X O X O
        O . X X . X O O
        O . X X . X . .
        O . . O X . . .
        . . O . . X . .
        . . . . X X . O
        . . O . . X . .)");
    ASSERT_TRUE(is_separated(board, at("G6"), at("A6"), Color::black));
    KoBoard ground(board);
    Separate game(ground, at("G6"), at("A6"), Color::black);
    EXPECT_TRUE(game.trace_of_win(go::Point()).contains(at("B8")));
    board.play({Color::white, at("B8")});
    EXPECT_FALSE(is_separated(board, at("G6"), at("A6"), Color::black));
}

}  // namespace tedomari::tactics
