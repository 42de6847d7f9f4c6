// SPDX-License-Identifier: MIT
#include "go/left_region.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::go {

// A white stone is part of what Black's stones leave; the corner is vital to the chain that touches all of it.
TEST(left_region, has_the_chains_around_it_and_those_it_is_vital_to) {
    const Board board = diagram(R"(
        . . X .
        O X X .
        X . . .
        X . . .)");
    const LeftRegion corner = left_region(board, Color::black, at("A4"));
    EXPECT_EQ(corner.points, (PointSet{at("A4"), at("B4"), at("A3")}));
    EXPECT_EQ(corner.around, (PointSet{board.chain(at("C4")), board.chain(at("A2"))}));
    EXPECT_TRUE(corner.vital.empty());
    const LeftRegion rest = left_region(board, Color::black, at("D4"));
    EXPECT_EQ(rest.points.size(), 8u);
    EXPECT_EQ(rest.around, corner.around);
}

}  // namespace tedomari::go
