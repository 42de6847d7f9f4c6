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
    Budget budget;
    return read_fights(blocks, alive, {}, budget)[static_cast<std::size_t>(blocks.at[at(vertex)])];
}

// The same with some chains in doubt, by a stone of each.
Read read(const Board& board, std::string_view vertex, std::initializer_list<std::string_view> doubtful) {
    const Blocks blocks(board);
    Beliefs alive(blocks.stones.size(), 1);
    for (const auto stone : doubtful) alive[static_cast<std::size_t>(blocks.at[at(stone)])] = 0.3;
    Budget budget;
    return read_fights(blocks, alive, {.sure = 0.99},
                       budget)[static_cast<std::size_t>(blocks.at[at(vertex)])];
}

TEST(reading, knows_an_eye_that_hangs_together_by_a_stone_in_atari_for_none) {
    const Board board = diagram(R"(
        . X . X O . O
        X X X O O O .
        O O O O . O O
        . O . O O O .
        O O O . . O O
        . . . . . . .
        . . . . . . .)");
    EXPECT_EQ(read(board, "B7"), Read::lost);
}

TEST(reading, revives_stones_believed_dead_that_nobody_can_take) {
    // Whoever plays A7 or E7 loses: three stones in an eye space of five, and no liberty outside.
    const Board board = diagram(R"(
        . X X X . O X
        O O O O O O X
        X X X X X X X
        X . X . X . X
        X X X X X X X
        . . . . . . .
        . . . . . . .)");
    EXPECT_EQ(read(board, "B7", {"B7"}), Read::holds);
    EXPECT_EQ(read(board, "F6", {"F6", "B7"}), Read::holds);
}

TEST(reading, takes_the_dead_elsewhere_off_before_it_plays) {
    // White's stones around B9 have no liberty but A9 and C9; the dead ones below them will give them more.
    const Board board = diagram(R"(
        . X . O X O . O .
        O O O O X O O O O
        X X X X X . O . .
        O O O O O O O O O
        . O . O . O . O .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .)");
    const Blocks blocks(board);
    Beliefs alive(blocks.stones.size(), 1);
    const auto block = [&](std::string_view stone) { return static_cast<std::size_t>(blocks.at[at(stone)]); };
    alive[block("E7")] = 0.001;
    alive[block("B9")] = 0.3;
    Budget budget;
    EXPECT_EQ(read_fights(blocks, alive, {.sure = 0.99}, budget)[block("B9")], Read::lost);
}

TEST(life, bent_four_in_the_corner_is_dead) {
    // White can never play at C1 or A3; Black can at any time, and fights a ko that White must win.
    const Board board = diagram(R"(
        X X X . . . .
        . X . X X X X
        X X X X . X .
        O O X . X X X
        . O X X X . X
        X O O O X X X
        X X . O X . .)");
    EXPECT_EQ(read(board, "B2", {"A1", "B2"}), Read::lost);
    EXPECT_EQ(read(board, "A1", {"A1", "B2"}), Read::holds);
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
    EXPECT_EQ(read(board, "D9"), Read::unsettled);  // C9 connects it, or takes it
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
