// SPDX-License-Identifier: MIT
#include "tactics/connect.h"

#include "tactics/goal.test.h"

namespace tedomari::tactics {

using go::at;
using go::Board;
using go::diagram;
using outcome::to_string;

namespace {

std::string status(const Board& board, const char* a, const char* b) {
    return to_string(status_for_test(board, connect(board, at(a), at(b))));
}

}  // namespace

TEST(connect, a_diagonal_is_connected_by_miai) {
    EXPECT_EQ(status(diagram(R"(
        . . . . .
        . . . X .
        . . X . .
        . . . . .
        . . . . .)"),
                     "C3", "D4"),
              "W|W");
}

TEST(connect, a_cut_diagonal_is_unsettled) {
    EXPECT_EQ(status(diagram(R"(
        . . . . .
        . O . . .
        O O X . .
        . X . O .
        . . O O .)"),
                     "B2", "C3"),
              "W|L");
}

TEST(connect, a_bamboo_joint_holds) {
    EXPECT_EQ(status(diagram(R"(
        . . . . . .
        . X . X . .
        . X . X . .
        . . O . . .
        . . . . . .)"),
                     "B3", "D3"),
              "W|W");
}

TEST(connect, a_stone_in_a_ladder_is_no_connection) {
    // Joining at B2 leaves Black in atari.
    const Board board = diagram(R"(
        . O O O
        O X O O
        X . X O
        O O . O)");
    EXPECT_NE(to_string(read_for_test(board, connect(board, at("A2"), at("C2")), Side::attacker, {}).outcome),
              "W");
}

TEST(connect, to_an_empty_point) {
    EXPECT_EQ(status(diagram(R"(
        . . . . .
        . . . . .
        . X . . .
        . . . . .
        . . . . .)"),
                     "B3", "B2"),
              "W|L");
}

}  // namespace tedomari::tactics
