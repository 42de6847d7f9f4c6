// SPDX-License-Identifier: MIT
#include "scoring/blocks.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::scoring {
namespace {

using go::at;
using go::Board;
using go::Color;
using go::diagram;
using go::PointSet;

const Block& block_at(const Blocks& blocks, std::string_view stone) {
    return blocks.stones[static_cast<std::size_t>(blocks.at[at(stone)])];
}

TEST(blocks, are_chains_and_the_areas_between_them) {
    const Board board = diagram(R"(
        . X . . O
        X X . O O
        . . . O .
        X . . O O
        . . . . O)");
    const Blocks blocks(board);
    EXPECT_EQ(blocks.stones.size(), 3u);
    EXPECT_EQ(blocks.areas.size(), 3u);
    const Block& corner = block_at(blocks, "B5");
    EXPECT_EQ(corner.size, 3);
    EXPECT_EQ(corner.liberties, (PointSet{at("A5"), at("C5"), at("C4"), at("A3"), at("B3")}));
    EXPECT_EQ(corner.perimeter, corner.liberties);
    EXPECT_TRUE(corner.beside.empty());
    const Block& eye = blocks.areas[static_cast<std::size_t>(blocks.at[at("E3")])];
    EXPECT_EQ(eye.points, (PointSet{at("E3")}));
    EXPECT_TRUE(eye.is_enclosed_by(Color::white));
    EXPECT_FALSE(eye.is_disputed());
    EXPECT_TRUE(blocks.areas[static_cast<std::size_t>(blocks.at[at("C3")])].is_disputed());
}

TEST(blocks, that_share_a_liberty_are_one_optimistic_chain) {
    const Board board = diagram(R"(
        . X . . O
        X X . O O
        . . . O .
        X . . O O
        . . . . O)");
    const Blocks blocks(board);
    ASSERT_EQ(blocks.chains.size(), 2u);
    EXPECT_EQ(block_at(blocks, "A2").chain, block_at(blocks, "B5").chain);  // by A3
    EXPECT_EQ(blocks.chains[static_cast<std::size_t>(block_at(blocks, "A2").chain)].blocks.size(), 2u);
}

TEST(blocks, liberties_after_a_move_count_what_it_takes) {
    const Board board = diagram(R"(
        . X . .
        X . O .
        . O O .
        . . . .)");
    EXPECT_EQ(liberties_after(board, {Color::white, at("A4")}), 0);  // suicide
    EXPECT_EQ(liberties_after(board, {Color::black, at("B3")}), 3);  // with B4 and A3: A4, C4, A2
    const Board taken = diagram(R"(
        . O X .
        O X X .
        . . . .
        . . . .)");
    EXPECT_EQ(liberties_after(taken, {Color::black, at("A4")}), 1);  // B4 is taken; A3 has a liberty left
}

}  // namespace
}  // namespace tedomari::scoring
