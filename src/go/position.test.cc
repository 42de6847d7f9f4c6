// SPDX-License-Identifier: MIT
#include "go/position.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::go {
namespace {

TEST(position, hash_tells_size_stones_player_and_ko_apart) {
    const Position start = position(R"(
        to move: white
        . X O .
        X . X O
        . X O .)");
    Position taken = start;
    taken.board.play({Color::white, at("B2")});
    taken.to_move = Color::black;
    Position without_ban = taken;
    without_ban.board.set_ko_ban(Move::pass(Color::black));
    Position other_player = taken;
    other_player.to_move = Color::white;
    EXPECT_NE(hash(taken), hash(start));
    EXPECT_NE(hash(taken), hash(without_ban));
    EXPECT_NE(hash(taken), hash(other_player));
    EXPECT_NE(hash(Position{Board(square(9)), Color::black}),
              hash(Position{Board(square(13)), Color::black}));
    EXPECT_NE(hash(Position{Board({9, 13}), Color::black}), hash(Position{Board({13, 9}), Color::black}));
    EXPECT_EQ(hash(taken), hash(*parse_diagram(to_diagram(taken))));
    taken.board.undo();
    taken.to_move = Color::white;
    EXPECT_EQ(taken, start);
    EXPECT_EQ(hash(taken), hash(start));
}

}  // namespace
}  // namespace tedomari::go
