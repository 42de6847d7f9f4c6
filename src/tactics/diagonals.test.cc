// SPDX-License-Identifier: MIT
#include "tactics/diagonals.h"

#include "go/symmetry.h"
#include "tactics/goal.test.h"

namespace tedomari::tactics {
namespace {

using go::Color;

Diagonals around(const go::Board& board, go::Point point, Color owner = Color::black,
                 const go::PointSet& secure = {}) {
    static ReadingTable table(std::size_t{1} << 20);
    Budget budget;
    return diagonals(board, point, owner, secure, table, budget);
}

int sum(std::string_view picture, std::string_view point) {
    return around(go::diagram(picture), go::at(point)).sum;
}

TEST(diagonals, of_the_own_color_are_safe) {
    EXPECT_EQ(sum(R"(
        . . . . .
        . X X X .
        . X . X .
        . X X X .
        . . . . .)",
                  "C3"),
              0);
}

TEST(diagonals, beyond_the_edge_leave_none_to_lose) {
    EXPECT_EQ(sum(R"(
        . . . . .
        . . . . .
        . . . . .
        . X X X .
        . X . X .)",
                  "C1"),
              Diagonals::real);
    EXPECT_EQ(sum(R"(
        . . . . .
        . . . . .
        . . . . .
        X X . . .
        . X . . .)",
                  "A1"),
              Diagonals::real);
}

TEST(diagonals, held_by_the_enemy_count_twice_as_much_as_open_ones) {
    const Diagonals half = around(go::diagram(R"(
        . . . . . . .
        . . O . . . .
        . . O X X X .
        . . X . X . .
        . . . X X . X
        . . O . . X .
        . . . . . . .)"),
                                  go::at("D4"));
    EXPECT_EQ(half.sum, Diagonals::half) << "C5 is White's, C3 is whoever's turn it is";
    ASSERT_EQ(half.keys.size(), 1u);
    EXPECT_EQ(half.keys[0].attack, go::at("C3"));
    EXPECT_EQ(half.keys[0].defend, go::at("C3"));
}

TEST(diagonals, two_lost_ones_make_a_false_eye) {
    EXPECT_GE(sum(R"(
        . . . . . . .
        . . X . . . .
        . X . X . . .
        . X X . . . .
        X X . . . . .
        . X O . O . .
        X O O O . . .)",
                  "A2"),
              Diagonals::lost)
        << "at the edge one is enough: B1";
}

TEST(diagonals, of_a_stone_that_is_caught_are_safe) {
    EXPECT_EQ(sum(R"(
        . . . . . . .
        . . X X X . .
        . X O . X . .
        . X X . X . .
        . . X X X . .
        . . . . . . .
        . . . . . . .)",
                  "D4"),
              0)
        << "C5 cannot run";
}

TEST(diagonals, that_are_secure_are_not_read) {
    const go::Board board = go::diagram(R"(
        O O . O O . O
        O . O O O O O
        O O X X O . O
        O X . . X O O
        O O X X O O .
        . O O . O . O
        O . O O O O O)");
    const go::PointSet all = whole(board);
    EXPECT_GT(around(board, go::at("C4")).sum, 0);
    EXPECT_EQ(around(board, go::at("C4"), Color::black, all).sum, 0);
}

TEST(diagonals, is_the_same_for_both_colors_and_from_every_side) {
    Rng rng(9);
    for (int trial = 0; trial < 30; ++trial) {
        const go::Board board = random_board({5, 5}, 24, rng);
        const go::Point p = go::at("B2");
        if (!board.is_empty(p)) continue;
        const int found = around(board, p).sum;
        for (const go::Symmetry s : go::symmetries(board.size())) {
            go::Board other(board.size());
            go::for_each_point(board.size(), [&](go::Point q) {
                if (go::is_stone(board.at(q)))
                    other.place(go::transformed(q, board.size(), s), opponent(color_of(board.at(q))));
            });
            ASSERT_EQ(found, around(other, go::transformed(p, board.size(), s), Color::white).sum) << board;
        }
    }
}

}  // namespace
}  // namespace tedomari::tactics
