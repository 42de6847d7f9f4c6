// SPDX-License-Identifier: MIT
#include "tactics/domain.h"

#include "go/symmetry.h"
#include "tactics/goal.test.h"

namespace tedomari::tactics {
namespace {

using go::Color;
using go::PointSet;

std::string drawn(const go::Board& board, const EyeRoom& room) {
    go::DiagramStyle style;
    style.coordinates = false;
    style.mark = [&](go::Point p) {
        return room.core.contains(p) ? 'c' : room.margins.contains(p) ? '!' : '\0';
    };
    return "\n" + go::to_diagram(board, style);
}

// The picture without the blanks before its rows, as a board is drawn.
std::string rows(std::string_view picture) {
    std::string text;
    for (std::size_t i = 0; i < picture.size(); ++i) {
        const bool indent = picture[i] == ' ' && !text.empty() && text.back() == '\n';
        if (!indent) text += picture[i];
    }
    return text + "\n";
}

// All pictures of rooms here are what GNU Go 3.8 answers to eye_data.
TEST(domain, contested_points_carry_neither_color) {
    const go::Board board = go::diagram(R"(
        . . . . . . .
        . . . . . . .
        . . O . X . .
        . . O . X . .
        . . O . X . .
        . . O . X . .
        . . . . X . .)");
    const EyeRooms rooms = eye_rooms(board, {});
    EXPECT_EQ(drawn(board, rooms.black), rows(R"(
        . . . . ! c c
        . . . ! c c c
        . . O ! X c c
        . . O ! X c c
        . . O ! X c c
        . . O ! X c c
        . . . ! X c c)"));
    EXPECT_EQ(drawn(board, rooms.white), rows(R"(
        c c ! . . . .
        c c c ! . . .
        c c O ! X . .
        c c O ! X . .
        c c O ! X . .
        c c O ! X . .
        c c ! . X . .)"));
}

TEST(domain, one_color_alone_reaches_everything) {
    const go::Board board = go::diagram(R"(
        . . . . . . .
        . . . . . X .
        . . . X . X .
        . . . . . X .
        . . . . . . .
        . . . . . . .
        . . . . . . .)");
    const EyeRooms rooms = eye_rooms(board, {});
    EXPECT_EQ(rooms.black.core.size(), 45);
    EXPECT_TRUE(rooms.black.margins.empty());
    EXPECT_TRUE(rooms.white.all().empty());
}

TEST(domain, margins_stand_beside_what_the_enemy_reaches) {
    const go::Board board = go::diagram(R"(
        . . . . O . .
        X X X . O . .
        . . X . O . .
        . . . . O . .
        . . . X O . .
        . . X X O . .
        . X . O O . .)");
    EXPECT_EQ(drawn(board, eye_rooms(board, {}).black), rows(R"(
        c c ! . O . .
        X X X ! O . .
        c c X ! O . .
        c c c ! O . .
        c c c X O . .
        c c X X O . .
        c X ! O O . .)"));
}

TEST(domain, dead_stones_belong_to_the_room_around_them) {
    const go::Board board = go::diagram(R"(
        . . . . . . .
        . X X X X . .
        . X O . X O .
        . X X X X . .
        O O O O O . .
        . . . . . . .
        . . . . . . .)");
    EXPECT_EQ(drawn(board, eye_rooms(board, {go::at("C5")}).black), rows(R"(
        c c c c c c .
        c X X X X ! .
        c X c c X O .
        ! X X X X ! .
        O O O O O . .
        . . . . . . .
        . . . . . . .)"));
}

TEST(domain, joining_the_dead_at_the_price_of_the_living_is_no_way_in) {
    const go::Board board = go::diagram(R"(
        . X O O .
        O X . X O
        O O O O O
        . . . . .
        . . . . .)");
    const EyeRooms rooms = eye_rooms(board, {go::at("D4")});
    EXPECT_TRUE(rooms.white.core.contains(go::at("D4")));
    EXPECT_FALSE(rooms.white.all().contains(go::at("C4"))) << "Black there is in atari with everything";
    EXPECT_FALSE(rooms.black.all().contains(go::at("C4")));
    go::Board free = board;
    free.remove(go::at("C5"));
    EXPECT_TRUE(eye_rooms(free, {go::at("D4")}).white.margins.contains(go::at("C4")));
}

TEST(domain, is_the_same_for_both_colors_and_from_every_side) {
    Rng rng(3);
    for (int trial = 0; trial < 100; ++trial) {
        const go::Board board = random_board({7, 7}, 10 + trial / 2, rng);
        const EyeRooms rooms = eye_rooms(board, {});
        for (const go::Symmetry s : go::symmetries(board.size())) {
            go::Board other(board.size());
            go::for_each_point(board.size(), [&](go::Point q) {
                if (go::is_stone(board.at(q)))
                    other.place(go::transformed(q, board.size(), s), opponent(color_of(board.at(q))));
            });
            const EyeRooms mirrored = eye_rooms(other, {});
            for (const Color color : {Color::black, Color::white}) {
                const EyeRoom& room = rooms.of(color);
                ASSERT_EQ(go::transformed(room.core, board.size(), s), mirrored.of(opponent(color)).core)
                    << board;
                ASSERT_EQ(go::transformed(room.margins, board.size(), s),
                          mirrored.of(opponent(color)).margins)
                    << board;
            }
        }
    }
}

TEST(domain, a_stone_more_never_reaches_less_and_an_enemy_less_neither) {
    Rng rng(5);
    for (int trial = 0; trial < 200; ++trial) {
        const go::Board board = random_board({9, 9}, 10 + trial / 4, rng);
        const PointSet before = domain(board, Color::black, {});
        go::for_each_point(board.size(), [&](go::Point p) {
            if (board.at(p) == go::Cell::black) return;
            PointSet dead;
            go::Board after = board;
            if (board.is_empty(p)) after.place(p, Color::black);
            if (board.at(p) == go::Cell::white) dead.insert(p);
            ASSERT_TRUE((before - domain(after, Color::black, dead)).empty()) << board << go::to_string(p);
        });
    }
}

TEST(domain, nobody_holds_what_the_other_holds) {
    Rng rng(6);
    for (int trial = 0; trial < 200; ++trial) {
        const go::Board board = random_board({9, 9}, 10 + trial / 4, rng);
        const EyeRooms rooms = eye_rooms(board, {});
        ASSERT_FALSE(rooms.black.core.intersects(rooms.white.all())) << board;
        ASSERT_FALSE(rooms.white.core.intersects(rooms.black.all())) << board;
        ASSERT_FALSE(rooms.black.core.intersects(rooms.black.margins)) << board;
    }
}

}  // namespace
}  // namespace tedomari::tactics
