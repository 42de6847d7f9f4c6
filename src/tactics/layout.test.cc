// SPDX-License-Identifier: MIT
#include "tactics/layout.h"

#include <gtest/gtest.h>

#include "base/rng.h"
#include "go/diagram.h"
#include "tactics/ko_board.h"
#include "tactics/sente_cases.test.h"

namespace tedomari::tactics {

using go::Color;
using go::Point;

TEST(layout, knows_the_chains_with_few_liberties) {
    const go::Board board = go::diagram(R"(
        . . . . .
        . X X . .
        . O . . .
        O X . . .
        . . . . .)");
    const Layout layout = layout_of(board);
    EXPECT_FALSE(layout.weak_of(Color::black).contains(go::at("B4")));
    EXPECT_TRUE(layout.weak_of(Color::white).contains(go::at("A2")));
    EXPECT_EQ(layout.of(Color::white).size(), 2);
}

// The slow twin of what play() keeps up and undo() takes back.
TEST(layout, is_kept_up_by_play) {
    Rng rng(7);
    for (const int size : {4, 6, 9}) {
        KoBoard ground{go::Board(go::square(size))};
        ground.allow({KoRule::always, KoRule::always});
        int moves = 0, captures = 0;
        for (int i = 0; i < 3000; ++i) {
            const auto coordinate = [&] {
                return static_cast<int>(rng.below(static_cast<std::uint32_t>(size)));
            };
            const Point p = rng.below(20) == 0 ? Point() : Point::at(coordinate(), coordinate());
            const go::Move move{rng.below(2) == 0 ? Color::black : Color::white, p};
            if (moves > 0 && rng.below(4) == 0) {
                ground.undo();
                --moves;
            } else if (move.is_pass() || ground.may_play(move)) {
                const int stones = ground.layout().of(opponent(move.color)).size();
                ground.play(move);
                ++moves;
                captures += ground.layout().of(opponent(move.color)).size() < stones;
            }
            ASSERT_EQ(ground.layout(), layout_of(ground.board())) << "size " << size << " step " << i;
        }
        EXPECT_GT(captures, 10);
    }
}

// The same where play is kept to a room within living walls: these are never weak, nor what joins them.
TEST(layout, is_kept_up_within_a_region) {
    SenteCases cases(8);
    Rng rng(9);
    int lasting = 0;
    for (int i = 0; i < 40; ++i) {
        const auto made = cases.next();
        KoBoard ground(made.board);
        ground.allow({KoRule::always, KoRule::always});
        ground.confine(made.region);
        const std::vector<Point> points = made.region.points();
        int moves = 0;
        for (int step = 0; step < 100; ++step) {
            const Point p = points[rng.below(static_cast<std::uint32_t>(points.size()))];
            const go::Move move{rng.below(2) == 0 ? Color::black : Color::white, p};
            if (moves > 0 && rng.below(4) == 0) {
                ground.undo();
                --moves;
            } else if (ground.may_play(move)) {
                ground.play(move);
                ++moves;
                lasting += ground.layout().lasting.contains(p);
            }
            ASSERT_EQ(ground.layout(), layout_within(ground.board(), made.region));
        }
    }
    EXPECT_GT(lasting, 100);
}

}  // namespace tedomari::tactics
