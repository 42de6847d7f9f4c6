// SPDX-License-Identifier: MIT
#include "scoring/life.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::scoring {
namespace {

using go::at;
using go::Board;
using go::diagram;

const go::Rules by_japanese_rules = *go::parse_rules("japanese");

Verdict verdict(const Board& board, std::string_view vertex, const LifeSettings& settings = {}) {
    Budget budget;
    for (const Verdict& v : judge_life(board, by_japanese_rules, settings, budget).chains) {
        if (v.stones.contains(at(vertex))) return v;
    }
    ADD_FAILURE() << "no stone at " << vertex;
    return {};
}

// In the upper corner each side has one eye, and C7 is for neither to fill.
const char* const seki_with_eyes = R"(
    . X . O . O X
    X X X O O O X
    O O O X X X X
    . O . O X . X
    O O O O X X .
    O . O X X . X
    O O O X . X X)";

TEST(life, seki_with_an_eye_each_is_called_so) {
    const Board board = diagram(seki_with_eyes);
    EXPECT_EQ(verdict(board, "B7").life, Life::seki);
    EXPECT_EQ(verdict(board, "D7").life, Life::seki);
}

TEST(life, a_race_that_is_lost_whoever_moves_is_death) {
    // Black's corner has two liberties, White's chain beside it four.
    const Board board = diagram(R"(
        . X O . X . X . .
        X X O . X X X X X
        O O O . X . X . X
        O . O . X X X X X
        O O O X X . . . .
        . O X X . . . . .
        O O X . . . . . .
        O X X . X X . . .
        . X . . . . . . .)");
    EXPECT_EQ(verdict(board, "B9").life, Life::dead);
}

// Known hard cases.

TEST(life, seki_without_an_eye_is_called_so) {
    // Whoever plays A7 or E7 loses: three stones in a row of five, and nobody has a liberty outside.
    const Board board = diagram(R"(
        . X X X . O X
        O O O O O O X
        X X X X X X X
        X . X . X . X
        X X X X X X X
        . . . . . . .
        . . . . . . .)");
    EXPECT_EQ(verdict(board, "B7").life, Life::seki);
    EXPECT_EQ(verdict(board, "F6").life, Life::seki);
}

TEST(life, two_stones_in_a_row_of_four_are_no_seki) {
    // White cannot take them, which would be A7 or D7 and the loss of all; Black can at any time, and the row of three
    // that is left after White takes has its middle for Black.
    const Board board = diagram(R"(
        . X X . O X .
        O O O O O X X
        X X X X X X .
        X . X . X X X
        X X X X X X X
        . . . . . . .
        . . . . . . .)");
    EXPECT_EQ(verdict(board, "A6").life, Life::dead);
    EXPECT_EQ(verdict(board, "B7").life, Life::alive);
}

TEST(life, a_race_left_on_the_board_is_unsettled) {
    // Two liberties each, A9 and A8 against D9 and D8: whoever begins wins.
    const Board board = diagram(R"(
        . X O . X . X . .
        . X O . X X X X X
        O O X X X . X . X
        . O X . X X X X X
        O O X X X . . . .
        . O O O X . . . .
        O O . O X X X X X
        . O O O X . X . X
        O O . O X X X X X)");
    EXPECT_EQ(verdict(board, "B9").life, Life::unsettled);
    EXPECT_EQ(verdict(board, "C9").life, Life::unsettled);
}

TEST(life, a_corner_with_a_wide_eye_space_is_alive) {
    const Board board = diagram(R"(
        . . . . X O . . .
        . . . . X O . . .
        . . . . X O O O .
        X X X X X O . . .
        O O O O O O . O O
        . . . . . . . . .
        . O . . . . X . .
        . . . . . . . . .
        . . . . . . . . .)");
    EXPECT_EQ(verdict(board, "E9").life, Life::alive);
    EXPECT_EQ(verdict(board, "G3").life, Life::dead);
}

TEST(life, an_eye_space_of_more_than_twelve_points_is_alive) {
    const Board board = diagram(R"(
        . . . . . . . X O
        . . . . . . . X O
        X X X X X X X X O
        O O O O O O O O O
        . . . O . . . . .
        . O . O . O . . .
        . . . O O O . . .
        . . . . . . . . .
        . . . . . . . . .)");
    EXPECT_EQ(verdict(board, "H9").life, Life::alive);
}

TEST(life, false_eyes_in_a_row_save_nobody) {
    const Board board = diagram(R"(
        . X . X . X . X O
        X X O O O O O O O
        . X O . . . . . .
        X X O . O O O . .
        . X O . O . O . .
        X X O O O O O O O
        . X X X X X X X O
        X X O X . X . X O
        . X . X X X X X O)");
    EXPECT_EQ(verdict(board, "F9").life, Life::dead);
    EXPECT_EQ(verdict(board, "H9").life, Life::dead);
}

TEST(life, one_eye_of_two_points_is_not_enough) {
    const Board board = diagram(R"(
        . X O . . O X . .
        O X O O O O X . .
        O X X X X X X . .
        O O O O O O X . X
        . . . . . O X X .
        . O O O . O X . .
        . O . O . O X . .
        . O O O . O X X X
        . . . . . O X . .)");
    EXPECT_EQ(verdict(board, "C8").life, Life::dead);
}

TEST(life, theorems_come_first) {
    const Board board = diagram(R"(
        . X . X O . . . .
        X X X X O . . . .
        O O O O O O O O O
        . . . . . . . . .
        X X . . . . . . .)");
    const Verdict v = verdict(board, "B5");
    EXPECT_EQ(v.life, Life::alive);
    EXPECT_EQ(v.evidence, Evidence::proved);
    EXPECT_EQ(v.why, "unconditionally alive");
    EXPECT_EQ(v.confidence, 1);
}

TEST(life, the_user_has_the_last_word) {
    const Board board = diagram(R"(
        . X . X O . O . O
        X X X X O O O O O
        O O O O O . . . .
        . . . . . . . X .
        X X . . . . . . .)");
    LifeSettings settings;
    settings.alive.insert(at("H2"));
    settings.dead.insert(at("B5"));
    EXPECT_EQ(verdict(board, "H2", settings).life, Life::alive);
    EXPECT_EQ(verdict(board, "B5", settings).life, Life::dead);
    EXPECT_EQ(verdict(board, "B5", settings).why, "as you say");
    EXPECT_EQ(verdict(board, "B5", settings).evidence, Evidence::judged);  // nobody proved it
}

TEST(life, the_network_alone_reads_nothing) {
    LifeSettings settings;
    settings.reads = false;
    const Board board = diagram(seki_with_eyes);
    EXPECT_EQ(verdict(board, "B7", settings).evidence, Evidence::learned);
}

TEST(life, of_an_empty_board_is_nothing) {
    Budget budget;
    EXPECT_TRUE(judge_life(Board(go::square(9)), by_japanese_rules, {}, budget).chains.empty());
}

TEST(life, of_one_stone_is_something) {
    Board board(go::square(9));
    board.place(at("E5"), go::Color::black);
    Budget budget;
    EXPECT_EQ(judge_life(board, by_japanese_rules, {}, budget).chains.size(), 1u);
}

}  // namespace
}  // namespace tedomari::scoring
