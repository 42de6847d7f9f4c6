// SPDX-License-Identifier: MIT
#include "tactics/shape.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::tactics {

using go::at;
using go::Color;
using go::PointSet;

// White may not play C1 now.  Taking D1 would change that, and so would taking A1, which only White's own
// chain touches.
TEST(shape, blocked_points_lean_on_the_chains_around_what_they_would_join) {
    const go::Board board = go::diagram(R"(
        . . . .
        . X X .
        X O . X)");
    ASSERT_EQ(board.legality({Color::white, at("C1")}, go::Suicide::forbidden), go::Legality::suicide);
    PointSet points{at("C1")};
    add_blocked(board, Color::white, 2, points);
    EXPECT_EQ(points, (PointSet{at("C1"), at("D2"), at("A2")}));
}

TEST(shape, liberties_around_leaves_out_long_chains) {
    const go::Board board = go::diagram(R"(
        . . . .
        . X X .
        X O . X)");
    EXPECT_EQ(liberties_around(board, at("B1"), 3), PointSet{at("A2")});
    EXPECT_EQ(liberties_around(board, at("B1"), 5).size(), 5);
}

}  // namespace tedomari::tactics
