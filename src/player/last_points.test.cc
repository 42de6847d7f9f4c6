// SPDX-License-Identifier: MIT
#include "player/last_points.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::player {

namespace {

using go::at;
using go::Color;
using go::PointSet;

// The points that are empty or named are open, all others their stones'.
LastPoints points_of(const char* picture, const PointSet& stones = {}) {
    LastPoints last{go::diagram(picture), stones, {}};
    go::for_each_point(last.board.size(), [&](go::Point p) {
        if (last.board.is_empty(p)) last.open.insert(p);
        if (!last.open.contains(p)) last.owner[p] = last.board.at(p);
    });
    return last;
}

std::optional<LastMoves> moves_of(const LastPoints& last, Color color, bool passed = false) {
    Budget budget(Limits{.nodes = 100'000});
    return last_moves(last, {color, passed, {}}, budget);
}

}  // namespace

TEST(last_points, of_three_dame_are_two_the_first_players) {
    const LastPoints dame = points_of(R"(
        X . O
        X . O
        X X O
        X . O)");
    // The upper two touch: whoever plays one leaves one.
    const auto black = moves_of(dame, Color::black), white = moves_of(dame, Color::white);
    ASSERT_TRUE(black && white);
    EXPECT_EQ(black->low, 1);
    EXPECT_EQ(white->high, -1);
    EXPECT_EQ(black->best, dame.open);
    EXPECT_FALSE(black->pass_is_best);
}

TEST(last_points, a_corridor_comes_before_a_dame) {
    const LastPoints corridor = points_of(R"(
        X X X X O .
        X X . . O O
        X X X X O .
        X . X . O O
        X X X X O .)");
    const auto white = moves_of(corridor, Color::white);
    ASSERT_TRUE(white);
    EXPECT_EQ(white->best, PointSet{at("D4")});
}

// Each player who plays first in there is taken: the white stones and the black ones share both liberties.
TEST(last_points, seki_is_left_alone) {
    const LastPoints seki = points_of(R"(
        X X X X X X
        X O O O O X
        X . X X . X
        O O O O O O)",
                                      {at("B3"), at("C3"), at("D3"), at("E3"), at("C2"), at("D2")});
    for (const Color color : {Color::black, Color::white}) {
        const auto moves = moves_of(seki, color);
        ASSERT_TRUE(moves) << to_string(color);
        EXPECT_TRUE(moves->pass_is_best) << to_string(color);
    }
}

// Black may take the ko at D2; who wins it hangs on threats that nobody counts here.
TEST(last_points, a_ko_is_worth_what_either_master_makes_of_it) {
    const LastPoints ko = points_of(R"(
        . X X O O .
        X X O . O O
        . X X O O .)",
                                    {at("C2")});
    const auto black = moves_of(ko, Color::black);
    ASSERT_TRUE(black);
    EXPECT_EQ(black->best, PointSet{at("D2")});
    EXPECT_LE(black->low, black->high);
    Budget little(Limits{.nodes = 1});
    EXPECT_FALSE(last_moves(ko, {Color::black, false, {}}, little));
    // Not now: then nothing is left that keeps what the ko is worth.
    Budget budget;
    EXPECT_FALSE(last_moves(ko, {Color::black, false, {at("D2")}}, budget));
}

TEST(last_points, says_nothing_of_more_than_a_word_holds) {
    LastPoints wide{go::Board(go::square(9)), {}, {}};
    go::for_each_point(wide.board.size(), [&](go::Point p) { wide.open.insert(p); });
    EXPECT_FALSE(moves_of(wide, Color::black));
}

}  // namespace tedomari::player
