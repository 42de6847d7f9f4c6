// SPDX-License-Identifier: MIT
#include "scoring/life.h"

#include <gtest/gtest.h>

#include "go/diagram.h"
#include "scoring/reading.h"

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

// What a search of small fights says when everybody is believed alive.
Read read(const Board& board, std::string_view vertex) {
    const Blocks blocks(board);
    const Beliefs alive(blocks.stones.size(), 1);
    return read_fights(blocks, alive)[static_cast<std::size_t>(blocks.at[at(vertex)])];
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

TEST(reading, finds_seki_by_playing_it_out) {
    const Board board = diagram(seki_with_eyes);
    EXPECT_EQ(read(board, "B7"), Read::holds);
    EXPECT_EQ(read(board, "D7"), Read::holds);
    EXPECT_EQ(verdict(board, "B7").life, Life::seki);
    EXPECT_EQ(verdict(board, "D7").life, Life::seki);
}

TEST(reading, sees_who_wins_a_race_whoever_moves) {
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
    EXPECT_EQ(verdict(board, "D9").life, Life::unsettled);  // C9 connects it, or takes it
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
