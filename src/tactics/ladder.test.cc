// SPDX-License-Identifier: MIT
#include "tactics/ladder.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::tactics {

using go::at;
using go::diagram;

TEST(ladder, works_in_the_open) {
    go::Board board = diagram(R"(
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . X . . . . .
        . X O X . . .
        . . X . . . .
        . . . . . . .)");
    EXPECT_EQ(defend_in_ladder(board, at("C3")).ladder, Ladder::captured);
    EXPECT_EQ(attack_in_ladder(board, at("C3")).move, at("C4"));
}

TEST(ladder, breaker_on_the_diagonal_saves_the_stone) {
    go::Board board = diagram(R"(
        . . . . . . .
        . . . . O . .
        . . . . . . .
        . X . . . . .
        . X O X . . .
        . . X . . . .
        . . . . . . .)");
    EXPECT_EQ(defend_in_ladder(board, at("C3")).ladder, Ladder::escapes);
}

TEST(ladder, three_liberties_escape) {
    go::Board board = diagram(R"(
        . . .
        . O .
        . X .)");
    EXPECT_EQ(attack_in_ladder(board, at("B2")).ladder, Ladder::escapes);
}

TEST(ladder, gives_up_after_its_nodes) {
    go::Board board = diagram(R"(
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . X . . . . .
        . X O X . . .
        . . X . . . .
        . . . . . . .)");
    EXPECT_EQ(defend_in_ladder(board, at("C3"), 3).ladder, Ladder::unknown);
}

}  // namespace tedomari::tactics
