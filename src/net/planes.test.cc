// SPDX-License-Identifier: MIT
#include "net/planes.h"

#include <gtest/gtest.h>
#include <set>
#include <string>

#include "go/diagram.h"
#include "net/random_board.test.h"

namespace tedomari::net {
namespace {

using go::at;
using go::Color;
using go::PointSet;

constexpr go::Size sizes[] = {{5, 5}, {7, 7}, {9, 9}, {13, 13}, {19, 19}, {5, 9}, {13, 7}};

PointSet points(std::initializer_list<const char*> names) {
    PointSet set;
    for (const char* name : names) set.insert(at(name));
    return set;
}

TEST(planes, have_a_name_each) {
    const std::set<std::string_view> names(plane_names().begin(), plane_names().end());
    EXPECT_EQ(names.size(), plane_count);
    EXPECT_EQ(static_cast<std::size_t>(Plane::enemy_alive) + 1, plane_count);
}

TEST(planes, show_stones_by_their_liberties_from_the_movers_side) {
    const Planes seen = planes(go::Position{go::diagram(R"(
        . . . . .
        . X O . .
        . . X O .
        . . . X .
        . . . . O)"),
                                            Color::white});
    EXPECT_EQ(seen[Plane::own], points({"C4", "D3", "E1"}));
    EXPECT_EQ(seen[Plane::enemy], points({"B4", "C3", "D2"}));
    EXPECT_EQ(seen[Plane::own_2], points({"C4", "D3", "E1"}));
    EXPECT_EQ(seen[Plane::enemy_2], points({"C3"}));
    EXPECT_EQ(seen[Plane::enemy_3], points({"B4", "D2"}));
    EXPECT_TRUE(seen[Plane::own_1].empty());
}

TEST(planes, show_where_a_move_would_be_short_of_liberties) {
    const Planes seen = planes(go::Position{go::diagram(R"(
        . . . . .
        . . . . .
        O . . . .
        . O . . .
        . X . . .)"),
                                            Color::black});
    EXPECT_TRUE(seen[Plane::after_1].contains(at("A2")));
    EXPECT_TRUE(seen[Plane::after_2].contains(at("A1")));
    EXPECT_TRUE(seen[Plane::enemy_after_1].contains(at("A1")));
    EXPECT_TRUE(seen[Plane::after_3].contains(at("E3")));
}

TEST(planes, show_the_last_five_moves_a_ko_and_a_pass) {
    go::Game game(go::square(5));
    for (const char* move : {"C3", "B2", "B3", "C2", "A2", "D3", "B1", "A1", "E5"}) {
        const Color color = game.to_move();
        game.play({color, at(move)});
    }
    Planes seen = planes(game);
    EXPECT_EQ(seen[Plane::last_1], points({"E5"}));
    EXPECT_EQ(seen[Plane::last_2], points({"A1"}));
    EXPECT_EQ(seen[Plane::last_5], points({"A2"}));
    EXPECT_TRUE(seen[Plane::passed].empty());
    game.play(go::Move::pass(Color::white));
    seen = planes(game);
    EXPECT_TRUE(seen[Plane::last_1].empty());
    EXPECT_EQ(seen[Plane::last_2], points({"E5"}));
    EXPECT_EQ(seen[Plane::passed].size(), 25);
}

TEST(planes, do_not_look_at_a_past_that_did_not_go_by_turns) {
    go::Game game(go::square(5));
    game.play({Color::black, at("C3")});
    game.play({Color::black, at("C4")});
    EXPECT_EQ(planes(game)[Plane::last_1], points({"C4"}));
    EXPECT_TRUE(planes(game)[Plane::last_2].empty());
    game.set_to_move(Color::black);
    EXPECT_TRUE(planes(game)[Plane::last_1].empty());
}

TEST(planes, are_the_same_when_the_colors_are_exchanged) {
    for (const go::Size size : sizes) {
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            const go::Game game = random_game(size, static_cast<int>(seed) * size.points() / 10, seed);
            const Planes a = planes(game), b = planes(exchanged(game));
            for (std::size_t i = 0; i < plane_count; ++i)
                EXPECT_EQ(a.all()[i], b.all()[i]) << plane_names()[i];
            EXPECT_NE(a.to_move(), b.to_move());
        }
    }
}

TEST(planes, turn_with_the_board) {
    for (const go::Size size : sizes) {
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            const go::Game game = random_game(size, static_cast<int>(seed) * size.points() / 8, seed);
            const Planes seen = planes(game);
            for (const go::Symmetry symmetry : symmetries(size)) {
                const Planes turned = transformed(seen, symmetry);
                const Planes expected = planes(transformed(game, symmetry));
                for (std::size_t i = 0; i < plane_count; ++i)
                    EXPECT_EQ(turned.all()[i], expected.all()[i]) << plane_names()[i];
            }
        }
    }
}

TEST(planes, stay_on_the_board) {
    for (const go::Size size : sizes) {
        const Planes seen = planes(random_game(size, size.points(), 3));
        for (const PointSet& plane : seen.all()) EXPECT_TRUE((plane - seen[Plane::board]).empty());
        EXPECT_EQ(seen[Plane::board].size(), size.points());
    }
}

}  // namespace
}  // namespace tedomari::net
