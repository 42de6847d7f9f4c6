// SPDX-License-Identifier: MIT
#include "tactics/connect.h"

#include "tactics/goal.test.h"

namespace tedomari::tactics {

using go::at;
using go::Board;
using go::diagram;
using outcome::to_string;

namespace {

std::string status(const Board& board, const char* a, const char* b) {
    return to_string(status_for_test(board, connect(board, at(a), at(b))));
}

}  // namespace

TEST(connect, a_diagonal_is_connected_by_miai) {
    EXPECT_EQ(status(diagram(R"(
        . . . . .
        . . . X .
        . . X . .
        . . . . .
        . . . . .)"),
                     "C3", "D4"),
              "W|W");
}

TEST(connect, a_cut_diagonal_is_unsettled) {
    EXPECT_EQ(status(diagram(R"(
        . . . . .
        . O . . .
        O O X . .
        . X . O .
        . . O O .)"),
                     "B2", "C3"),
              "W|L");
}

TEST(connect, a_bamboo_joint_holds) {
    EXPECT_EQ(status(diagram(R"(
        . . . . . .
        . X . X . .
        . X . X . .
        . . O . . .
        . . . . . .)"),
                     "B3", "D3"),
              "W|W");
}

TEST(connect, a_stone_in_a_ladder_is_no_connection) {
    // Joining at B2 leaves Black in atari.
    const Board board = diagram(R"(
        . O O O
        O X O O
        X . X O
        O O . O)");
    EXPECT_NE(to_string(read_for_test(board, connect(board, at("A2"), at("C2")), Side::attacker, {}).outcome),
              "W");
}

TEST(connect, to_an_empty_point) {
    EXPECT_EQ(status(diagram(R"(
        . . . . .
        . . . . .
        . X . . .
        . . . . .
        . . . . .)"),
                     "B3", "B2"),
              "W|L");
}

TEST(connect, equals_brute_force_on_small_boards) {
    Rng rng(23);
    int cases = 0, kos = 0;
    for (int i = 0; i < 300; ++i) {
        const go::Size size{3 + static_cast<int>(rng.below(2)), 3};
        const Board board = random_board(size, 8 + static_cast<int>(rng.below(40)), rng);
        go::Point a, b;
        go::for_each_point(size, [&](go::Point p) {
            if (go::is_stone(board.at(p)) && rng.below(3) == 0) a = p;
        });
        if (a.is_nowhere()) continue;
        go::for_each_point(size, [&](go::Point p) {
            if (board.at(p) != cell(opponent(color_of(board.at(a)))) && p != a && rng.below(3) == 0) b = p;
        });
        if (b.is_nowhere()) continue;
        for (const Side first : {Side::attacker, Side::defender})
            expect_equals_brute_force(board, connect(board, a, b), first, cases, kos);
        if (::testing::Test::HasFailure()) break;
    }
    EXPECT_GT(cases, 30);
}

}  // namespace tedomari::tactics
