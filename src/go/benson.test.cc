// SPDX-License-Identifier: MIT
#include "go/benson.h"

#include <gtest/gtest.h>
#include <unordered_set>

#include "base/rng.h"
#include "go/diagram.h"
#include "go/random_boards.test.h"

namespace tedomari::go {
namespace {

std::string living(const Board& board, Color color) {
    const UnconditionalLife life = unconditional_life(board, color);
    return to_diagram(board, {.coordinates = false, .last_move = {}, .mark = [&](Point p) {
                                  if (life.stones.contains(p)) return 'A';
                                  return life.territory.contains(p) ? 't' : '\0';
                              }});
}

TEST(benson, two_eyes_live) {
    EXPECT_EQ(living(diagram(R"(
        . X . X O
        X X X X O
        O O O O O
        . . . . .)"),
                     Color::black),
              "t A t A O\n"
              "A A A A O\n"
              "O O O O O\n"
              ". . . . .\n");
}

TEST(benson, one_large_eye_is_not_enough) {
    const Board board = diagram(R"(
        . . . X O
        X X X X O
        O O O O O
        . . . . .)");
    EXPECT_TRUE(unconditional_life(board, Color::black).stones.empty());
}

TEST(benson, two_chains_live_on_two_common_eyes) {
    EXPECT_EQ(living(diagram(R"(
        X X X X
        X X . .
        . . X X
        X X X X)"),
                     Color::black),
              "A A A A\n"
              "A A t t\n"
              "t t A A\n"
              "A A A A\n");
}

TEST(benson, an_enemy_stone_inside_a_vital_region_is_dead) {
    EXPECT_EQ(living(diagram(R"(
        . O . X . X
        X X X X X X
        . . . . . .
        . . . . . .)"),
                     Color::black),
              "t t t A t A\n"
              "A A A A A A\n"
              ". . . . . .\n"
              ". . . . . .\n");
}

TEST(benson, names_the_vital_regions) {
    const Board board = diagram(R"(
        . X . X O
        X X X X O
        O O O O O
        . . . . .)");
    const UnconditionalLife life = unconditional_life(board, Color::black);
    ASSERT_EQ(life.regions.size(), 2u);
    EXPECT_EQ(life.regions[0].points, PointSet{at("A4")});
    EXPECT_EQ(life.regions[1].points, PointSet{at("C4")});
    EXPECT_EQ(life.regions[0].vital_to, std::vector<Point>{board.chain(at("B4"))});
}

// The definition, by search: White plays any number of moves in a row while Black passes.
PointSet never_captured(const Board& start, Color color) {
    PointSet safe;
    for_each_point(start.size(), [&](Point p) {
        if (start.at(p) == cell(color)) safe.insert(p);
    });
    std::unordered_set<std::uint64_t> seen = {start.hash()};
    std::vector<Board> open = {start};
    while (!open.empty() && !safe.empty()) {
        Board board = open.back();
        open.pop_back();
        for_each_point(board.size(), [&](Point p) {
            const Move attack{opponent(color), p};
            if (!board.is_legal(attack, Suicide::forbidden)) return;
            board.play(attack);
            for_each_point(board.size(), [&](Point q) {
                if (board.at(q) != cell(color)) safe.erase(q);
            });
            if (seen.insert(board.hash()).second) open.push_back(board);
            board.undo();
        });
    }
    return safe;
}

TEST(benson, agrees_with_the_definition_on_random_positions) {
    Rng rng(7);
    int alive = 0;
    for (const Size size : {square(3), Size{4, 3}, Size{6, 2}, Size{9, 1}}) {
        for (int trial = 0; trial < 400; ++trial) {
            const Board board = random_stones(size, {5, 2, 10}, rng);
            if (!board.is_possible()) continue;
            const PointSet stones = unconditional_life(board, Color::black).stones;
            ASSERT_EQ(stones, never_captured(board, Color::black)) << board;
            const PointSet enemies = unconditional_life(board, Color::white).stones;
            ASSERT_FALSE(unconditional_life(board, Color::black).territory.intersects(enemies)) << board;
            alive += stones.empty() ? 0 : 1;
        }
    }
    EXPECT_GT(alive, 100);
}

}  // namespace
}  // namespace tedomari::go
