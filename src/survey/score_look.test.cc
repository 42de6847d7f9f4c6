// SPDX-License-Identifier: MIT
#include "survey/score_look.h"

#include <gtest/gtest.h>

#include "go/diagram.h"
#include "go/symmetry.h"

namespace tedomari::survey {
namespace {

// Black has the left, White the right; the stone at G5 is dead.
const char* const walls_with_a_look = R"(
    . X X O . . .
    . . X O . O .
    . . X O . . X
    . . X O . . .
    . X X O . O .
    . . X O . . .
    . . X O . . .)";

TEST(score_look, gives_each_side_its_own_as_numbers_that_black_likes_positive) {
    const go::Board board = go::diagram(walls_with_a_look);
    for (const scoring::Ownership& look : {ownership_of(look_all_ways(board)), look_once(board)}) {
        EXPECT_GT(look[go::at("A4")], 0.5);
        EXPECT_LT(look[go::at("F4")], -0.5);
        EXPECT_LT(look[go::at("G5")], 0);
    }
}

TEST(score_look, from_all_sides_does_not_care_how_the_board_lies) {
    const go::Board board = go::diagram(walls_with_a_look);
    const scoring::Ownership here = ownership_of(look_all_ways(board));
    for (const go::Symmetry s : go::symmetries(board.size())) {
        const scoring::Ownership turned = ownership_of(look_all_ways(go::transformed(board, s)));
        go::for_each_point(board.size(), [&](go::Point p) {
            EXPECT_NEAR(turned[go::transformed(p, board.size(), s)], here[p], 1e-3) << go::to_string(p);
        });
    }
}

}  // namespace
}  // namespace tedomari::survey
