// SPDX-License-Identifier: MIT
#include "go/fate.h"

#include <gtest/gtest.h>

#include "base/rng.h"
#include "go/all_play.test.h"
#include "go/diagram.h"
#include "go/random_boards.test.h"

namespace tedomari::go {
namespace {

Fate fate_of(std::string_view picture, std::string_view vertex) {
    return fate(diagram(picture), at(vertex), 100'000);
}

TEST(fate, four_in_a_row_live_and_three_do_not_say) {
    EXPECT_EQ(fate_of(R"(
        O O O O O O
        X X X X X O
        . . . . X O
        X X X X X O
        O O O O O O
        . . . . . .)",
                      "A3"),
              Fate::alive);
    EXPECT_EQ(fate_of(R"(
        O O O O O O
        X X X X O O
        . . . X O O
        X X X X O O
        O O O O O O
        . . . . . .)",
                      "A3"),
              Fate::unknown);
}

TEST(fate, nakade_kills_only_inside_living_walls) {
    EXPECT_EQ(fate_of(R"(
        . O . O O O O
        O O O O O O O
        X X X X X O O
        . X . O . X O
        X X X X X X O
        O O O O O O O)",
                      "E2"),
              Fate::alive)
        << "an eye beside it";
    EXPECT_EQ(fate_of(R"(
        . O . O O O O
        O O O O O O O
        O X X X X X O
        O X . O . X O
        O X X X X X O
        O O O O O O O)",
                      "C4"),
              Fate::dead);
}

TEST(fate, an_open_group_is_unknown) {
    EXPECT_EQ(fate_of(R"(
        . . . . .
        . . X . .
        . . . . .)",
                      "C2"),
              Fate::unknown);
}

// Over the whole board: an alive chain is never captured, a dead one is, whatever the owner plays anywhere.
TEST(fate, agrees_with_all_play_on_the_whole_board) {
    Rng rng(9);
    int alive = 0, dead = 0;
    for (const Size size : {square(3), Size{5, 2}, Size{4, 3}, Size{8, 1}, Size{6, 2}}) {
        PointSet whole;
        for_each_point(size, [&](Point p) { whole.insert(p); });
        for (int trial = 0; trial < 120; ++trial) {
            const Board board = random_stones(size, {7, 5, 16}, rng);
            if (!board.is_possible()) continue;
            for_each_point(size, [&](Point p) {
                if (!is_stone(board.at(p)) || board.chain(p) != p) return;
                const Fate found = fate(board, p, 100'000);
                if (found == Fate::unknown) return;
                const Color owner = color_of(board.at(p));
                const bool lives = found == Fate::alive;
                const AllPlay play(board, opponent(owner), whole, p, lives ? opponent(owner) : owner,
                                   lives ? KoBans::for_fleer_only : KoBans::for_hunter_only);
                if (play.is_too_big()) return;
                ++(lives ? alive : dead);
                EXPECT_EQ(play.captured(), !lives) << board << p;
            });
        }
    }
    EXPECT_GT(alive, 50);
    EXPECT_GT(dead, 20);
}

}  // namespace
}  // namespace tedomari::go
