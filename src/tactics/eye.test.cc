// SPDX-License-Identifier: MIT
#include "tactics/eye.h"

#include "tactics/goal.test.h"
#include "tactics/separate.h"

namespace tedomari::tactics {

using go::at;
using go::Board;
using go::diagram;
using outcome::to_string;

namespace {

std::string eye_status(const Board& board, const char* point, go::Color color) {
    return to_string(status_for_test(board, {GoalKind::eye, at(point), {}, color}));
}

}  // namespace

TEST(eye, needs_its_diagonals) {
    EXPECT_EQ(eye_status(diagram(R"(
        . . . . .
        . . X O .
        . X . X .
        . O X . .
        . . . . .)"),
                         "C3", go::Color::black),
              "L|L");
    EXPECT_EQ(eye_status(diagram(R"(
        . . . . .
        . X X O .
        . X . X .
        . X X X .
        . . . . .)"),
                         "C3", go::Color::black),
              "W|W");
}

TEST(eye, in_the_corner_hangs_on_one_point) {
    EXPECT_EQ(eye_status(diagram(R"(
        . . . .
        . X O .
        X . O .
        . X O .)"),
                         "A1", go::Color::black),
              "W|L");
}

}  // namespace tedomari::tactics
