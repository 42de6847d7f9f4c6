// SPDX-License-Identifier: MIT
#include "go/unconditional.h"

#include <gtest/gtest.h>
#include <unordered_set>

#include "base/rng.h"
#include "go/benson.h"
#include "go/diagram.h"
#include "go/random_boards.test.h"
#include "go/symmetry.h"

namespace tedomari::go {
namespace {

// a alive, d dead, b and w territory, and the usual signs where nothing is decided.
std::string statuses(const Board& board) {
    const auto status = unconditional_status(board);
    return to_diagram(board, {.coordinates = false, .last_move = {}, .mark = [&](Point p) {
                                  return "\0adbw"[static_cast<std::size_t>(status[p])];
                              }});
}

TEST(unconditional, stones_that_cannot_make_two_eyes_are_dead) {
    EXPECT_EQ(statuses(diagram(R"(
        . X . X . .
        X X X X . .
        X . . . X X
        X . O . X .
        X . . . X X
        X X X X X .)")),
              "b a b a b b\n"
              "a a a a b b\n"
              "a b b b a a\n"
              "a b d b a b\n"
              "a b b b a a\n"
              "a a a a a b\n");
}

TEST(unconditional, room_for_two_eyes_is_undecided) {
    EXPECT_EQ(statuses(diagram(R"(
        . X . X . . X
        X X X X X X X
        X . . . . . X
        X . . . . . X
        X . . . . . X
        X . . . . . X
        X X X X X X X)")),
              "b a b a b b a\n"
              "a a a a a a a\n"
              "a . . . . . a\n"
              "a . . . . . a\n"
              "a . . . . . a\n"
              "a . . . . . a\n"
              "a a a a a a a\n");
}

TEST(unconditional, an_own_stone_inside_takes_eye_room_away) {
    // White would have to fill the four liberties of the stone in the middle.
    EXPECT_EQ(statuses(diagram(R"(
        . X . X X X X
        X X X X X X X
        X O O O O O X
        X O O . O O X
        X O . X . O X
        X O O . O O X
        X O O O O O X)")),
              "b a b a a a a\n"
              "a a a a a a a\n"
              "a d d d d d a\n"
              "a d d b d d a\n"
              "a d b a b d a\n"
              "a d d b d d a\n"
              "a d d d d d a\n");
}

TEST(unconditional, the_empty_board_is_undecided) {
    EXPECT_EQ(statuses(Board(square(3))), ". . .\n. . .\n. . .\n");
    EXPECT_EQ(statuses(Board(square(1))), ".\n");
}

// By the definition: where the opponent of `color`, moving any number of times in a row, ever lives.
PointSet lived_on(const Board& start, Color color) {
    PointSet lived;
    std::unordered_set<std::uint64_t> seen = {start.hash()};
    std::vector<Board> open = {start};
    while (!open.empty()) {
        Board board = open.back();
        open.pop_back();
        const UnconditionalLife life = unconditional_life(board, opponent(color));
        lived |= life.stones | life.territory;
        for_each_point(board.size(), [&](Point p) {
            const Move move{opponent(color), p};
            if (!board.is_legal(move, Suicide::forbidden)) return;
            board.play(move);
            if (seen.insert(board.hash()).second) open.push_back(board);
            board.undo();
        });
    }
    return lived;
}

TEST(unconditional, agrees_with_the_definition_on_random_positions) {
    Rng rng(11);
    int territories = 0, open_areas = 0;
    for (const Size size : {square(4), Size{5, 3}, Size{6, 3}, Size{9, 2}, Size{5, 4}}) {
        for (int trial = 0; trial < 800; ++trial) {
            const Board board = random_stones(size, {11, 3, 20}, rng);
            if (!board.is_possible()) continue;
            const UnconditionalHold hold = unconditional_hold(board, Color::black);
            if (hold.alive.empty()) continue;
            const PointSet lived = lived_on(board, Color::black);
            PointSet rest;
            for_each_point(size, [&](Point p) { rest.insert(p); });
            rest -= hold.alive;
            ASSERT_EQ(hold.territory | hold.contested, rest - lived) << board;
            ASSERT_TRUE(hold.territory.includes(hold.settled)) << board;
            territories += hold.territory.empty() ? 0 : 1;
            open_areas += lived.empty() ? 0 : 1;
        }
    }
    EXPECT_GT(territories, 300);
    EXPECT_GT(open_areas, 10);
}

// Every way to cover the points with white stones, black ones and nothing; calls f(board) where it is
// possible.
template <class F>
void for_each_covering(Board& board, const std::vector<Point>& points, std::size_t i, F&& f) {
    if (i == points.size()) {
        if (board.is_possible()) f(board);
        return;
    }
    board.remove(points[i]);
    for_each_covering(board, points, i + 1, f);
    for (const Color color : {Color::white, Color::black}) {
        board.place(points[i], color);
        for_each_covering(board, points, i + 1, f);
    }
    board.remove(points[i]);
}

TEST(unconditional, nothing_ever_lives_in_settled_areas) {
    Rng rng(5);
    int areas = 0;
    for (int trial = 0; trial < 600; ++trial) {
        Board board = random_stones({5, 4}, {11, 3, 20}, rng);
        if (!board.is_possible()) continue;
        const UnconditionalHold hold = unconditional_hold(board, Color::black);
        if (hold.settled.size() < 3 || hold.settled.size() > 7) continue;
        const std::vector<Point> points = hold.settled.points();
        ++areas;
        for_each_covering(board, points, 0, [&](const Board& any) {
            // Points of other areas stay as they are; only what lives in these matters.
            const PointSet stones = unconditional_life(any, Color::white).stones;
            ASSERT_FALSE(stones.intersects(hold.settled)) << any;
        });
    }
    EXPECT_GT(areas, 20);
}

UnconditionalStatus recolored(UnconditionalStatus status) {
    if (status == UnconditionalStatus::black_territory) return UnconditionalStatus::white_territory;
    if (status == UnconditionalStatus::white_territory) return UnconditionalStatus::black_territory;
    return status;
}

Board recolored(const Board& board) {
    Board other(board.size());
    for_each_point(board.size(), [&](Point p) {
        if (is_stone(board.at(p))) other.place(p, opponent(color_of(board.at(p))));
    });
    return other;
}

TEST(unconditional, is_the_same_for_both_colors_and_from_every_side) {
    Rng rng(3);
    for (int trial = 0; trial < 100; ++trial) {
        const Board board = random_stones(square(6), {11, 3, 20}, rng);
        if (!board.is_possible()) continue;
        const auto status = unconditional_status(board);
        for (const Symmetry s : symmetries(board.size())) {
            const auto mirrored = unconditional_status(recolored(transformed(board, s)));
            for_each_point(board.size(), [&](Point p) {
                ASSERT_EQ(mirrored[transformed(p, board.size(), s)], recolored(status[p])) << board;
            });
        }
    }
}

}  // namespace
}  // namespace tedomari::go
