// SPDX-License-Identifier: MIT
#include "analysis/random_games.h"

#include <cmath>
#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::analysis {

namespace {

RandomGames games_of(const go::Position& position, const playout::Request& request) {
    Budget budget;
    return random_games(position, request, Rational(0), budget);
}

}  // namespace

TEST(random_games, lists_each_empty_point_that_both_played_biggest_first) {
    const go::Position position = go::position(R"(
        . . . . .
        . X . O .
        . X . O .
        . X . O .
        . . . . .)");
    const RandomGames report = games_of(position, {.games = 2000, .seed = 3});
    EXPECT_GT(report.points.size(), 10u);
    go::PointSet seen;
    for (std::size_t i = 0; i < report.points.size(); ++i) {
        const go::Point p = report.points[i];
        EXPECT_TRUE(position.board.is_empty(p));
        EXPECT_FALSE(seen.contains(p));
        seen.insert(p);
        if (i > 0) {
            EXPECT_GE(report.sample.points[report.points[i - 1]].value(), report.sample.points[p].value());
        }
    }
}

TEST(random_games, have_an_error_that_shrinks_with_the_root_of_their_number) {
    const go::Position position{go::Board(go::square(5)), go::Color::black};
    const double few = games_of(position, {.games = 1000}).standard_error();
    const double many = games_of(position, {.games = 16'000}).standard_error();
    EXPECT_GT(many, 0);
    EXPECT_NEAR(few / many, 4, 0.4);
}

TEST(random_games, have_no_error_where_no_two_can_differ) {
    const go::Position position{go::Board(go::square(5)), go::Color::black};
    EXPECT_EQ(games_of(position, {.games = 1}).standard_error(), 0);
    Limits limits;
    limits.nodes = 0;
    Budget spent(limits);
    const RandomGames none = random_games(position, {.games = 100}, Rational(0), spent);
    EXPECT_EQ(none.sample.games(), 0u);
    EXPECT_EQ(none.standard_error(), 0);
    EXPECT_TRUE(none.points.empty());
}

TEST(random_games, list_no_point_on_a_full_board) {
    const go::Position position = go::position(R"(
        . X X .
        X X X X
        X X X X)");
    EXPECT_TRUE(games_of(position, {.games = 50}).points.empty());  // White has no move, Black only eyes
}

}  // namespace tedomari::analysis
