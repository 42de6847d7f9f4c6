// SPDX-License-Identifier: MIT
#include "scoring/reading.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::scoring {
namespace {

using go::at;
using go::Board;
using go::diagram;

// What a search of small fights says when everybody is believed alive.
Fate read(const Board& board, std::string_view vertex) {
    const Blocks blocks(board);
    const Beliefs alive(blocks.stones.size(), 1);
    Budget budget;
    return read_fights(blocks, alive, {}, budget)[static_cast<std::size_t>(blocks.at[at(vertex)])];
}

// The same with some chains in doubt, by a stone of each.
Fate read(const Board& board, std::string_view vertex, std::initializer_list<std::string_view> doubtful) {
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
    EXPECT_EQ(read(board, "B7"), Fate::dead);
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
    EXPECT_EQ(read(board, "B7", {"B7"}), Fate::alive);
    EXPECT_EQ(read(board, "F6", {"F6", "B7"}), Fate::alive);
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
    EXPECT_EQ(read_fights(blocks, alive, {.sure = 0.99}, budget)[block("B9")], Fate::dead);
}

TEST(reading, knows_bent_four_in_the_corner_for_dead) {
    // White can never play at C1 or A3; Black can at any time, and fights a ko that White must win.
    const Board board = diagram(R"(
        X X X . . . .
        . X . X X X X
        X X X X . X .
        O O X . X X X
        . O X X X . X
        X O O O X X X
        X X . O X . .)");
    EXPECT_EQ(read(board, "B2", {"A1", "B2"}), Fate::dead);
    EXPECT_EQ(read(board, "A1", {"A1", "B2"}), Fate::alive);
}

TEST(reading, finds_seki_by_playing_it_out) {
    // In the upper corner each side has one eye, and C7 is for neither to fill.
    const Board board = diagram(R"(
        . X . O . O X
        X X X O O O X
        O O O X X X X
        . O . O X . X
        O O O O X X .
        O . O X X . X
        O O O X . X X)");
    EXPECT_EQ(read(board, "B7"), Fate::alive);
    EXPECT_EQ(read(board, "D7"), Fate::alive);
}

TEST(reading, sees_that_a_stone_can_be_connected_or_taken) {
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
    EXPECT_EQ(read(board, "D9"), Fate::unsettled);  // at C9
}

TEST(reading, that_may_not_look_says_nothing) {
    const Board board = diagram(R"(
        . X X X . O X
        O O O O O O X
        X X X X X X X
        X . X . X . X
        X X X X X X X
        . . . . . . .
        . . . . . . .)");
    const Blocks blocks(board);
    const Beliefs doubtful(blocks.stones.size(), 0.6);
    const std::vector<Fate> nothing(blocks.stones.size(), Fate::unknown);
    Budget budget;
    EXPECT_EQ(read_fights(blocks, doubtful, {.nodes = 2, .sure = 0.99}, budget), nothing);
    EXPECT_EQ(read_fights(blocks, doubtful, {.most_open = 0, .sure = 0.99}, budget), nothing);
    EXPECT_EQ(read_fights(blocks, doubtful, {.sure = 0.55}, budget), nothing);
}

TEST(reading, is_believed_where_it_came_to_an_end) {
    Beliefs alive = {0.3, 0.7, 0.3, 0.7};
    believe_reading(alive, {Fate::alive, Fate::dead, Fate::unknown, Fate::unsettled});
    EXPECT_EQ(alive, (Beliefs{1, 0, 0.3, 0.7}));
}

}  // namespace
}  // namespace tedomari::scoring
