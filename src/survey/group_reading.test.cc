// SPDX-License-Identifier: MIT
#include "survey/group_reading.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::survey {
namespace {

using go::at;

// Black is shut in with three points in a row; White's wall is not alive for good.
constexpr const char* three_in_a_row = R"(
    . . . . . . .
    . . . . . . .
    . O O O O O .
    . O X X X O O
    O O X . X X O
    O X X . . X O
    O X X X X X O)";

constexpr const char* running = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . O . . . .
    . . . O X . . . .
    . . . O X . . . .
    . . . . O . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .)";

TEST(group_reading, names_the_moves_that_decide) {
    const go::Board board = go::diagram(three_in_a_row);
    Budget budget;
    const GroupReading reading = GroupReader(board).read(board.chain(at("C4")), budget);
    EXPECT_EQ(reading.fate, Fate::unsettled);
    EXPECT_EQ(reading.kills, at("D2"));
    EXPECT_EQ(reading.saves, at("D2"));
}

TEST(group_reading, proves_life_of_what_is_shut_in) {
    go::Board board = go::diagram(three_in_a_row);
    board.play({go::Color::black, at("D2")});
    Budget budget;
    const GroupReading reading = GroupReader(board).prove(board.chain(at("C4")), 2000, budget);
    EXPECT_EQ(reading.fate, Fate::alive);
    EXPECT_EQ(reading.evidence, Evidence::proved);
}

TEST(group_reading, proves_nothing_of_a_stone_on_the_run) {
    const go::Board board = go::diagram(running);
    Budget budget;
    EXPECT_EQ(GroupReader(board).prove(board.chain(at("E5")), 2000, budget).fate, Fate::unknown);
    EXPECT_LE(budget.nodes(), 2000u);
}

// White does not reach the corner from anywhere: its frame is behind walls that only might stand there.
TEST(group_reading, proves_life_in_the_open) {
    const go::Board board = go::diagram(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . O . . . O . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        X X X X X . . . .
        . X . X . X . O .
        X . X . . X . . .)");
    Budget budget;
    const GroupReading reading = GroupReader(board).prove(board.chain(at("A3")), 2000, budget);
    EXPECT_EQ(reading.fate, Fate::alive);
    EXPECT_EQ(reading.evidence, Evidence::proved);
    EXPECT_FALSE(reading.area.empty());
}

}  // namespace
}  // namespace tedomari::survey
