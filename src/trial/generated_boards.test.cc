// SPDX-License-Identifier: MIT
#include "trial/generated_boards.h"

#include <gtest/gtest.h>

#include "go/unconditional.h"

namespace tedomari::trial {
namespace {

using go::Color;

TEST(generated_boards, are_possible_and_count_their_open_points) {
    Rng rng(1);
    for (int i = 0; i < 200; ++i) {
        const GeneratedBoard made = generated_board(rng, {9, 7});
        int open = 0;
        go::for_each_point(made.board.size(), [&](go::Point p) {
            open += made.ownership[p] == 0 && made.board.is_empty(p) ? 1 : 0;
        });
        EXPECT_EQ(made.open, open);
    }
}

TEST(generated_boards, solid_walls_live_whatever_happens) {
    Rng rng(2);
    int checked = 0;
    for (int i = 0; i < 200; ++i) {
        const GeneratedBoard made = generated_board(rng, go::square(9), {2, 4, true});
        if (!made.board.is_possible()) continue;
        ++checked;
        for (const Color color : {Color::black, Color::white}) {
            const go::PointSet alive = go::unconditional_hold(made.board, color).alive;
            go::for_each_point(made.board.size(), [&](go::Point p) {
                const bool wall = made.ownership[p] == go::sign(color) && made.board.at(p) == go::cell(color);
                EXPECT_TRUE(!wall || alive.contains(p)) << p;
            });
        }
    }
    EXPECT_GT(checked, 150);
}

}  // namespace
}  // namespace tedomari::trial
