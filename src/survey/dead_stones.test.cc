// SPDX-License-Identifier: MIT
#include "survey/dead_stones.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::survey {

TEST(dead_stones_at_worst, are_those_that_cannot_live) {
    const go::Board board = go::diagram(R"(
        . X . X O . O
        X X X X O O O
        X . O X O . O
        X X X X O O O
        . X . X O X .
        X X X X O O O)");
    Budget budget;
    const playout::Sample sample =
        playout::sample_either_first({board, go::Color::black}, {500, 1, 1}, budget);
    for (const go::Color color : {go::Color::black, go::Color::white})
        EXPECT_EQ(dead_stones_at_worst(board, sample, color), (go::PointSet{go::at("C4"), go::at("F2")}));
}

}  // namespace tedomari::survey
