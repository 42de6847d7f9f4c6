// SPDX-License-Identifier: MIT
#include "net/ladder.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::net {
namespace {

using go::at;
using go::Board;
using go::diagram;
using go::PointSet;

constexpr const char* ladder_to_the_edge = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . X O . . . . . .
    . . X X . . . . .)";

TEST(ladder, runs_to_the_edge_and_catches) {
    Board board = diagram(ladder_to_the_edge);
    EXPECT_EQ(catching_moves(board, at("C2")), PointSet{at("C3")});
    board.play({go::Color::black, at("C3")});
    EXPECT_TRUE(cannot_run(board, at("C2")));
    EXPECT_TRUE(board.check_invariants());
}

TEST(ladder, a_stone_in_its_way_saves) {
    for (const char* breaker : {"E5", "G7", "H7"}) {
        Board board = diagram(ladder_to_the_edge);
        board.place(at(breaker), go::Color::white);
        EXPECT_TRUE(catching_moves(board, at("C2")).empty()) << breaker;
        board.play({go::Color::black, at("C3")});
        EXPECT_FALSE(cannot_run(board, at("C2"))) << breaker;
    }
}

TEST(ladder, taking_a_stone_in_atari_is_a_way_out) {
    Board board = diagram(R"(
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . X O . . .
        . X O X O . .
        . X . . . . .
        . . X . . . .)");
    EXPECT_FALSE(cannot_run(board, at("C3")));
    board.remove(at("D4"));
    EXPECT_TRUE(cannot_run(board, at("C3")));
}

TEST(ladder, is_not_asked_of_chains_with_other_liberties) {
    Board board = diagram(ladder_to_the_edge);
    EXPECT_FALSE(cannot_run(board, at("C2")));
    EXPECT_TRUE(catching_moves(board, at("B2")).empty());
}

}  // namespace
}  // namespace tedomari::net
