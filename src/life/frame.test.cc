// SPDX-License-Identifier: MIT
#include "life/frame.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::life {

using go::at;
using go::Board;
using go::diagram;

namespace {

// Black's two stones at the left, and two of his below them, whom nobody threatens if there is room at the
// right.
Board two_groups(bool with_room) {
    Board board = diagram(R"(
        . . . . . . . . .
        O O O O O . . . .
        . X X . O . . . .
        O . . . O . . . .
        O O X X . . . . .
        O O . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .)");
    if (!with_room) {
        for (const char* p : {"E5", "C3", "D3", "E4"}) board.place(at(p), go::Color::white);
    }
    return board;
}

bool is_outside(const Board& board, const char* stone) {
    return !frame(board, {at("B7")}, Width::narrow).area.contains(at(stone));
}

}  // namespace

TEST(life_frame, a_friend_with_room_around_is_somewhere_to_escape_to) {
    EXPECT_TRUE(is_outside(two_groups(true), "C5"));
    EXPECT_FALSE(is_outside(two_groups(false), "C5")) << "it is shut in as well";
}

TEST(life_frame, what_a_frame_puts_up_are_the_killers_stones_outside_the_area) {
    const Board board = two_groups(false);
    for (const Width width : {Width::tight, Width::narrow, Width::normal, Width::wide}) {
        const Arena arena = frame(board, {at("B7")}, width);
        EXPECT_TRUE(arena.board.is_possible());
        go::for_each_point(board.size(), [&](go::Point p) {
            if (arena.board.at(p) == board.at(p)) return;
            EXPECT_EQ(arena.board.at(p), go::Cell::white) << p;
            EXPECT_FALSE(arena.area.contains(p)) << p;
        });
    }
}

}  // namespace tedomari::life
