// SPDX-License-Identifier: MIT
// Both engines are what they claim to be: uniform, by statistics with fixed seeds.
#include <cmath>
#include <functional>
#include <gtest/gtest.h>

#include "go/diagram.h"
#include "playout/game.h"
#include "playout/naive.test.h"
#include "playout/playout.h"
#include "playout/point_visitor.test.h"

namespace tedomari::playout {
namespace {

using go::Color;
using go::Point;
using go::Position;
using Counts = go::PointMap<std::uint64_t>;

constexpr std::uint64_t draws = 20'000;

Counts first_moves_in_lockstep(const Position& start) {
    Budget budget;
    const Sample s = sample(start, {.games = draws, .seed = hash(start), .move_limit = 1}, budget);
    Counts counts;
    go::for_each_point(start.size(), [&](Point p) {
        counts[p] = start.to_move == Color::black ? s.points[p].black_first : s.points[p].white_first;
    });
    return counts;
}

Counts first_moves_of_the_scalar_engine(const Position& start) {
    LightBoard board(start.board, start.to_move);
    Rng rng(hash(start));
    Counts counts;
    for (std::uint64_t i = 0; i < draws; ++i) ++counts[Uniform().choose(board, start.to_move, rng)];
    return counts;
}

bool has_suicide(const Position& start) {
    bool found = false;
    go::for_each_point(start.size(), [&](Point p) {
        found |= start.board.legality({start.to_move, p}, go::Suicide::forbidden) == go::Legality::suicide;
    });
    return found;
}

// Positions late in random games, every other one with a ko.
std::vector<Position> tricky_positions() {
    Rng rng(11);
    std::vector<Position> positions;
    for (int i = 0; positions.size() < 60; ++i) {
        const go::Size size{4 + i % 6, 4 + i % 5};
        const int moves = size.points() / 2 + static_cast<int>(rng.below(40));
        const bool wants_ko = positions.size() % 2 == 0;
        const auto good = [&](const Position& p) { return !wants_ko || !p.board.ko().is_nowhere(); };
        const Position position = random_position(size, moves, rng, good);
        if (good(position) && Naive(position).playable(position.to_move).size() > 1)
            positions.push_back(position);
    }
    return positions;
}

void expect_uniform(const std::function<Counts(const Position&)>& first_moves) {
    double chi_square = 0;
    double freedom = 0;
    int with_ko = 0, with_suicide = 0;
    for (const Position& position : tricky_positions()) {
        const Counts counts = first_moves(position);
        const std::vector<Point> playable = Naive(position).playable(position.to_move);
        const double expected = static_cast<double>(draws) / static_cast<double>(playable.size());
        std::uint64_t total = 0;
        for (const Point p : playable) {
            total += counts[p];
            chi_square += std::pow(static_cast<double>(counts[p]) - expected, 2) / expected;
        }
        EXPECT_EQ(total, draws) << "some first move was not playable\n" << position;
        freedom += static_cast<double>(playable.size()) - 1;
        with_ko += position.board.ko().is_nowhere() ? 0 : 1;
        with_suicide += has_suicide(position) ? 1 : 0;
    }
    EXPECT_GE(with_ko, 30);
    EXPECT_GT(with_suicide, 30);
    // Its distribution is nearly normal with so many degrees of freedom; too even would be as wrong.
    EXPECT_LT(std::abs(chi_square - freedom) / std::sqrt(2 * freedom), 3) << chi_square << " on " << freedom;
}

TEST(uniform, are_first_moves_in_lockstep) { expect_uniform(first_moves_in_lockstep); }
TEST(uniform, are_first_moves_of_the_scalar_engine) { expect_uniform(first_moves_of_the_scalar_engine); }

// A mean and its standard error.
struct Mean {
    double sum = 0, squares = 0, count = 0;

    void add(double x) {
        sum += x;
        squares += x * x;
        ++count;
    }
    double value() const { return sum / count; }
    double variance() const { return (squares / count - value() * value()) / count; }
};

void expect_same(const Mean& a, const Mean& b) {
    const double error = std::sqrt(a.variance() + b.variance());
    EXPECT_LT(std::abs(a.value() - b.value()), 4 * error)
        << a.value() << " and " << b.value() << " +- " << error;
}

struct Games {
    Mean score, length;
};

Games twin_games(const Position& start, int games) {
    Rng rng(2);
    Games result;
    for (int game = 0; game < games; ++game) {
        Naive twin(start);
        Color color = start.to_move;
        int length = 0;
        for (int passes = 0; passes < 2 && length < default_move_limit(start.size()); ++length) {
            passes = twin.play_random(color, rng).is_nowhere() ? passes + 1 : 0;
            color = go::opponent(color);
        }
        result.score.add(twin.score());
        result.length.add(length);
    }
    return result;
}

Games scalar_games(const Position& start, int games) {
    const LightBoard board(start.board, start.to_move);
    Rng rng(3);
    Games result;
    for (int game = 0; game < games; ++game) {
        LightBoard copy = board;
        const Outcome outcome =
            play_game(copy, start.to_move, default_move_limit(start.size()), rng, Uniform(), NoVisitor());
        result.score.add(outcome.score);
        result.length.add(outcome.length);
    }
    return result;
}

// Small requests, whose mean lengths are then one number each.
Games lockstep_games(const Position& start, std::uint64_t games) {
    constexpr std::uint64_t batch = 64;
    Games result;
    for (std::uint64_t seed = 0; seed < games / batch; ++seed) {
        Budget budget;
        const Results r = random_games(start, {.games = batch, .seed = seed}, budget);
        for (int score = -start.size().points(); score <= start.size().points(); ++score) {
            for (std::uint64_t i = 0; i < r.games_with_score(score); ++i) result.score.add(score);
        }
        result.length.add(r.mean_length());
    }
    return result;
}

TEST(uniform, games_score_and_last_on_the_empty_board_as_those_of_the_slow_twin) {
    const Position start{go::Board(go::square(9)), Color::black};
    const Games twin = twin_games(start, 20'000);
    const Games lockstep = lockstep_games(start, 64'000);
    const Games scalar = scalar_games(start, 20'000);
    expect_same(lockstep.score, twin.score);
    expect_same(lockstep.length, twin.length);
    expect_same(scalar.score, twin.score);
    expect_same(scalar.length, twin.length);
}

TEST(uniform, games_treat_points_alike_in_both_engines) {
    Rng rng(6);
    const Position start = random_position(go::square(9), 30, rng, [](const Position&) { return true; });
    constexpr int games = 20'000;
    const LightBoard board(start.board, start.to_move);
    PointVisitor scalar;
    for (int game = 0; game < games; ++game) {
        LightBoard copy = board;
        play_game(copy, start.to_move, default_move_limit(start.size()), rng, Uniform(), scalar);
    }
    Budget budget;
    const Sample lockstep = sample(start, {.games = games}, budget);
    go::for_each_point(start.size(), [&](Point p) {
        const auto near = [&](std::uint64_t a, std::uint64_t b) {
            const double x = static_cast<double>(a) / games, y = static_cast<double>(b) / games;
            EXPECT_NEAR(x, y, 5 * std::sqrt((x * (1 - x) + y * (1 - y)) / games)) << p;
        };
        const PointResults &one = lockstep.points[p], &other = scalar.points()[p];
        near(one.black_first, other.black_first);
        near(one.white_first, other.white_first);
        near(one.black_owned, other.black_owned);
        near(one.white_owned, other.white_owned);
        if (one.black_first < 1000 || one.white_first < 1000) return;
        const double deviation = lockstep.results.score_deviation();
        const auto error = [&](std::uint64_t n) {
            return 2 * deviation * deviation / static_cast<double>(n);
        };
        EXPECT_NEAR(one.value(), other.value(),
                    5 * std::sqrt(error(one.black_first) + error(one.white_first)))
            << p;
    });
}

}  // namespace
}  // namespace tedomari::playout
