// SPDX-License-Identifier: MIT
#include "scoring/scene.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::scoring {
namespace {

using go::at;
using go::Board;
using go::Color;
using go::diagram;
using go::PointSet;

TEST(scene, has_the_regions_that_a_color_leaves) {
    const Board board = diagram(R"(
        . X O . .
        X X O . .
        . X O O O
        X X X X X
        . . X . .)");
    const Scene scene(board);
    ASSERT_EQ(scene.regions_of(Color::black).size(), 5u);
    const Region& right = scene.ground(scene.blocks.at[at("C5")]);  // White's stones and what is behind them
    EXPECT_EQ(right.size, 9);
    EXPECT_EQ(right.empty.size(), 4);
    EXPECT_EQ(right.walls.size(), 1u);
    EXPECT_EQ(scene
                  .regions_beside(board.at(at("B5")) == go::Cell::black ? PointSet{at("B5")} : PointSet{},
                                  Color::black)
                  .size(),
              2u);
}

TEST(scene, knows_points_that_part_a_region) {
    const Board board = diagram(R"(
        X X X X X
        X . . . X
        X X X X X)");
    const Scene scene(board);
    ASSERT_EQ(scene.regions_of(Color::black).size(), 1u);
    EXPECT_EQ(scene.regions_of(Color::black)[0].splits, 1);  // C2
}

TEST(scene, knows_who_is_immortal_doomed_or_in_a_ladder) {
    const Board board = diagram(R"(
        . X . X O
        X X X X .
        O . . . .
        . . . . .
        . . O . .)");
    const Scene scene(board);
    const auto certain = [&](std::string_view stone) {
        return scene.certain[static_cast<std::size_t>(scene.blocks.at[at(stone)])];
    };
    EXPECT_TRUE(certain("B5").immortal);
    EXPECT_TRUE(certain("E5").ladder_attacked);
    EXPECT_FALSE(certain("C1").ladder_attacked);
    EXPECT_FALSE(certain("C1").doomed);
}

TEST(scene, samples_from_blacks_side) {
    const Board board = diagram(R"(
        . X . X O .
        X X X X O O
        . X X O O .
        X X X O O O
        . X X O . O)");
    const Sampled sampled = sample(board, 20);
    EXPECT_GT(sampled.with_first(Color::white)[at("A5")], 0.9);
    EXPECT_LT(sampled.with_first(Color::black)[at("F3")], -0.9);
}

}  // namespace
}  // namespace tedomari::scoring
