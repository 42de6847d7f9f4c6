// SPDX-License-Identifier: MIT
#include "go/chain_life.h"

#include <gtest/gtest.h>

#include "base/rng.h"
#include "go/benson.h"
#include "go/diagram.h"
#include "go/random_boards.test.h"

namespace tedomari::go {

TEST(chain_life, of_two_chains_hangs_on_the_eyes_between_them) {
    const Board board = diagram(R"(
        . X . X O
        X X X X O
        O O O O O
        . O . O .
        . . . O .)");
    EXPECT_TRUE(lives_unconditionally(board, at("A4")));
    EXPECT_EQ(chain_life(board, at("A4")).territory, (PointSet{at("A5"), at("C5")}));
    EXPECT_FALSE(lives_unconditionally(board, at("A3")));
    EXPECT_TRUE(chain_life(board, at("A3")).stones.empty());
}

// The list of eyes grows while it is walked: each chain knows only those that it shares with the next.
TEST(chain_life, of_many_chains_each_of_which_shares_eyes_with_the_next) {
    const Board board = diagram(R"(
        . X . X . X . X . X .
        X X O X O X O X O X X
        X X . X . X . X . X X)");
    for (const char* const stone : {"A1", "D1", "F1", "H1", "K1"}) {
        const ChainLife life = chain_life(board, at(stone));
        EXPECT_EQ(life.stones, unconditional_life(board, Color::black).stones);
        EXPECT_EQ(life.territory.size(), 14) << stone;
    }
}

// A part of what a look at the whole board finds, and all of it that has to do with the chain.
TEST(chain_life, is_what_the_whole_board_says) {
    Rng rng(3);
    int alive = 0, dead = 0;
    for (int i = 0; i < 600; ++i) {
        const int size = 4 + static_cast<int>(rng.below(6));
        const Board board = random_board(square(size), static_cast<int>(rng.below(300)), rng);
        for (const Color color : {Color::black, Color::white}) {
            const UnconditionalLife whole = unconditional_life(board, color);
            PointSet stones, territory;
            for_each_point(board.size(), [&](Point p) {
                if (board.at(p) != cell(color)) return;
                const ChainLife life = chain_life(board, p);
                ASSERT_EQ(lives_unconditionally(board, p), whole.stones.contains(p)) << to_diagram(board);
                ASSERT_EQ(life.stones.contains(p), whole.stones.contains(p));
                ASSERT_EQ(eyes_for_good(board, p), life.territory);
                stones |= life.stones;
                territory |= life.territory;
                (whole.stones.contains(p) ? alive : dead) += 1;
            });
            EXPECT_EQ(stones, whole.stones) << to_diagram(board);
            EXPECT_EQ(territory, whole.territory) << to_diagram(board);
        }
    }
    EXPECT_GT(alive, 500);
    EXPECT_GT(dead, 500);
}

}  // namespace tedomari::go
