// SPDX-License-Identifier: MIT
#include "tactics/layout.h"

#include <gtest/gtest.h>

#include "base/rng.h"
#include "go/diagram.h"
#include "tactics/ko_board.h"

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

}  // namespace tedomari::tactics
