// SPDX-License-Identifier: MIT
#include "go/symmetry.h"

#include <gtest/gtest.h>

#include "base/rng.h"
#include "go/area.h"
#include "go/benson.h"
#include "go/diagram.h"
#include "go/random_boards.test.h"

namespace tedomari::go {
namespace {

constexpr bool booleans[] = {false, true};

TEST(symmetry, there_are_eight_on_a_square_and_four_on_a_rectangle) {
    EXPECT_EQ(symmetries(square(9)).size(), 8u);
    EXPECT_EQ(symmetries({9, 7}).size(), 4u);
    EXPECT_EQ(symmetries(square(9))[0], Symmetry());
}

TEST(symmetry, moves_the_corners_as_pictures_show) {
    const Board board = diagram("X O .\n. . .");
    EXPECT_EQ(transformed(board, {true, false, false}), diagram(". .\n. O\n. X"));
    EXPECT_EQ(transformed(board, {false, true, false}), diagram(". O X\n. . ."));
    EXPECT_EQ(transformed(board, {false, false, true}), diagram(". . .\nX O ."));
    EXPECT_EQ(transformed(Point(), board.size(), {true, true, true}), Point());
}

TEST(symmetry, is_a_group) {
    const Size size{5, 3};
    const auto all = symmetries(square(1));
    for (const Symmetry a : all) {
        EXPECT_EQ(compose(a, inverse(a)), Symmetry());
        EXPECT_EQ(compose(inverse(a), a), Symmetry());
        for (const Symmetry b : all) {
            for_each_point(size, [&](Point p) {
                EXPECT_EQ(transformed(transformed(p, size, a), transformed(size, a), b),
                          transformed(p, size, compose(a, b)));
            });
        }
    }
}

// Playing commutes with every symmetry, and so do liberties, legality, life and score.
TEST(symmetry, is_kept_by_play_and_everything_computed) {
    Rng rng(11);
    for (int game = 0; game < 60; ++game) {
        const Size size{1 + static_cast<int>(rng.below(9)), 1 + static_cast<int>(rng.below(9))};
        const Symmetry s{booleans[rng.below(2)], booleans[rng.below(2)], booleans[rng.below(2)]};
        Board board(size);
        Board image = transformed(board, s);
        Color color = Color::black;
        for (int step = 0; step < 2 * size.points(); ++step) {
            const Point p = random_point(size, rng);
            const Move move{color, p};
            const Legality legality = board.legality(move, Suicide::allowed);
            ASSERT_EQ(image.legality(transformed(move, size, s), Suicide::allowed), legality);
            if (legality != Legality::legal) continue;
            board.play(move);
            image.play(transformed(move, size, s));
            color = opponent(color);
            ASSERT_EQ(transformed(board, s), image);
        }
        for_each_point(size, [&](Point p) {
            if (!is_stone(board.at(p))) return;
            EXPECT_EQ(transformed(board.liberty_set(p), size, s), image.liberty_set(transformed(p, size, s)));
        });
        EXPECT_EQ(transformed(unconditional_life(board, color).stones, size, s),
                  unconditional_life(image, color).stones);
        EXPECT_EQ(area_score(count(board)), area_score(count(image)));
        EXPECT_EQ(territory_score(count(board)), territory_score(count(image)));
    }
}

}  // namespace
}  // namespace tedomari::go
