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

TEST(separate, a_wall_with_a_gap_is_unsettled) {
    const Board board = diagram(R"(
        . O . X .
        . O . X .
        . O X X X
        . O . O .
        . . X . .)");
    EXPECT_EQ(
        to_string(read_for_test(board, separate(board, at("B3"), at("D2")), Side::attacker, {}).outcome),
        "W");
}

TEST(eye, equals_brute_force_on_small_boards) {
    Rng rng(31);
    int cases = 0, kos = 0;
    for (int i = 0; i < 250; ++i) {
        const go::Size size{3 + static_cast<int>(rng.below(2)), 2};
        const Board board = random_board(size, 4 + static_cast<int>(rng.below(20)), rng);
        const go::Point p = go::Point::at(static_cast<int>(rng.below(3)), static_cast<int>(rng.below(2)));
        const auto color = rng.below(2) == 0 ? go::Color::black : go::Color::white;
        if (board.at(p) == cell(color)) continue;
        for (const Side first : {Side::attacker, Side::defender})
            expect_equals_brute_force(board, {GoalKind::eye, p, {}, color}, first, cases, kos);
        if (::testing::Test::HasFailure()) break;
    }
    EXPECT_GT(cases, 30);
}

TEST(separate, equals_brute_force_on_small_boards) {
    Rng rng(37);
    int cases = 0, kos = 0;
    for (int i = 0; i < 250; ++i) {
        const go::Size size{3 + static_cast<int>(rng.below(2)), 3};
        const Board board = random_board(size, 8 + static_cast<int>(rng.below(40)), rng);
        go::Point a, b;
        go::for_each_point(size, [&](go::Point p) {
            if (!go::is_stone(board.at(p))) return;
            if (a.is_nowhere())
                a = p;
            else if (board.at(p) == board.at(a) && rng.below(2) == 0)
                b = p;
        });
        if (b.is_nowhere()) continue;
        for (const Side first : {Side::attacker, Side::defender})
            expect_equals_brute_force(board, separate(board, a, b), first, cases, kos);
        if (::testing::Test::HasFailure()) break;
    }
    EXPECT_GT(cases, 30);
}

}  // namespace tedomari::tactics
