// SPDX-License-Identifier: MIT
#include "playout/playout.h"

#include <cmath>
#include <gtest/gtest.h>

#include "go/diagram.h"
#include "playout/naive.test.h"

namespace tedomari::playout {
namespace {

using go::Color;
using go::Point;
using go::Position;

Sample sample_of(const Position& position, const Request& request) {
    Budget budget;
    return sample(position, request, budget);
}

TEST(playout, gives_the_same_games_on_any_number_of_threads) {
    const Position start = empty_board(go::square(7));
    const Sample one = sample_of(start, {.games = 3000, .seed = 5});
    EXPECT_EQ(one.games(), 3000u);
    EXPECT_EQ(sample_of(start, {.games = 3000, .seed = 5, .threads = 2}), one);
    EXPECT_EQ(sample_of(start, {.games = 3000, .seed = 5, .threads = 7}), one);
    EXPECT_NE(sample_of(start, {.games = 3000, .seed = 6}), one);
    Budget budget;
    EXPECT_EQ(random_games(start, {.games = 3000, .seed = 5}, budget), one.results);
}

TEST(playout, plays_the_same_games_on_every_machine) {
    Budget budget;
    EXPECT_EQ(random_games(empty_board(go::square(9)), {.games = 1000}, budget).moves(), 110'341u);
    Position start = empty_board({7, 12});
    start.to_move = Color::white;
    const Sample s = sample_of(start, {.games = 10'000, .seed = 9});
    EXPECT_EQ(s.results.moves(), 1'156'715u);
    EXPECT_EQ(std::llround(s.results.mean_score() * 10'000), -20'932);
}

TEST(playout, adds_up) {
    const Position start = empty_board({6, 5});
    const Sample s = sample_of(start, {.games = 2000});
    std::uint64_t by_score = 0;
    for (int score = -30; score <= 30; ++score) by_score += s.results.games_with_score(score);
    EXPECT_EQ(by_score, s.games());
    EXPECT_EQ(s.results.black_wins(Rational(-31)), s.games());
    EXPECT_EQ(s.results.black_wins(Rational(30)), 0u);
    EXPECT_EQ(s.results.black_wins(Rational(3)) + s.results.draws(Rational(3)),
              s.results.black_wins(Rational(5, 2)));
    double area = 0;
    go::for_each_point(start.size(), [&](Point p) {
        area += s.ownership(p);
        EXPECT_LE(s.points[p].black_first + s.points[p].white_first, s.games());
        EXPECT_LE(s.points[p].black_owned + s.points[p].white_owned, s.games());
    });
    EXPECT_NEAR(area, s.results.mean_score(), 1e-9);
}

TEST(playout, finds_the_biggest_point) {
    // E4 takes three stones or saves them.
    const Position start = go::position(R"(
        . X . X O . O
        X X X X O O O
        X O O O . X .
        . X X X O X X
        X X . X O O O
        . X X X O . O)");
    const Sample s = sample_of(start, {.games = 2000});
    Point best;
    go::for_each_point(start.size(), [&](Point p) {
        if (best.is_nowhere() || s.points[p].value() > s.points[best].value()) best = p;
    });
    EXPECT_EQ(best, go::at("E4"));
}

TEST(playout, begins_no_game_once_the_budget_is_spent) {
    const Position start = empty_board(go::square(9));
    std::atomic<bool> cancel = true;
    Budget cancelled(Limits{}, &cancel);
    EXPECT_EQ(random_games(start, {.games = 100}, cancelled).games(), 0u);
    Budget few(Limits{.nodes = 100});
    const std::uint64_t played = random_games(start, {.games = 1'000'000'000, .threads = 2}, few).games();
    EXPECT_EQ(played, 100u);
    Budget brief(Limits{.time = std::chrono::milliseconds(20)});
    EXPECT_GT(random_games(start, {.games = 1'000'000'000'000}, brief).games(), 0u);
}

TEST(playout, of_no_games_says_nothing) {
    const Sample s = sample_of(empty_board(go::square(3)), {.games = 0});
    EXPECT_EQ(s.games(), 0u);
    EXPECT_EQ(s.results.mean_score(), 0);
    EXPECT_EQ(s.results.score_deviation(), 0);
    EXPECT_EQ(s.points[go::at("A1")].value(), 0);
}

}  // namespace
}  // namespace tedomari::playout
