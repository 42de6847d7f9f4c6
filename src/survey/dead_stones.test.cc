// SPDX-License-Identifier: MIT
#include "survey/dead_stones.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::survey {

namespace {

using go::Game;

go::Rules chinese_rules() { return *go::parse_rules("chinese"); }

}  // namespace

TEST(dead_stones, are_those_that_cannot_live) {
    const Game game(go::position(R"(
        . X . X O . O
        X X X X O O O
        X . O X O . O
        X X X X O O O
        . X . X O X .
        X X X X O O O)"),
                    chinese_rules());
    Budget budget;
    const Estimate estimate = survey::estimate(game, {500, 1, 1}, budget);
    EXPECT_EQ(estimate.status.dead, (go::PointSet{go::at("C4"), go::at("F2")}));
    // Black has four columns of six, White three; komi 7.5.
    EXPECT_EQ(estimate.score, Rational(24 - 18) - Rational(15, 2));
}

TEST(estimate, counts_an_empty_board_as_nobodys) {
    Budget budget;
    const Estimate estimate = survey::estimate(Game(go::square(5), chinese_rules()), {100, 1, 1}, budget);
    EXPECT_EQ(estimate.score, -Rational(15, 2));
    EXPECT_TRUE(estimate.status.dead.empty());
}

}  // namespace tedomari::survey
