// SPDX-License-Identifier: MIT
#include "local/local_game.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::local {
namespace {

cgt::Thermograph walls(const std::vector<cgt::Bend>& left, const std::vector<cgt::Bend>& right) {
    return {cgt::Trajectory::through(left), cgt::Trajectory::through(right)};
}

TEST(kind, is_read_from_the_walls_below_the_mast) {
    EXPECT_EQ(kind_of(walls({{0, 3}, {2, 1}}, {{0, -1}, {2, 1}})), Kind::gote);
    EXPECT_EQ(kind_of(walls({{0, 1}}, {{0, -1}, {2, 1}})), Kind::black_sente);
    EXPECT_EQ(kind_of(walls({{0, 3}, {2, 1}}, {{0, 1}})), Kind::white_sente);
    EXPECT_EQ(kind_of(walls({{0, 4}, {1, 2}}, {{0, 1}, {1, 2}})), Kind::ko);
    EXPECT_EQ(kind_of(cgt::Thermograph::mast(3)), Kind::settled);
}

TEST(estimate, is_exact_when_its_bounds_meet) {
    EXPECT_TRUE(Estimate::exact(Rational(7, 4)).is_exact());
    EXPECT_FALSE((Estimate{0, 1, 2}).is_exact());
}

TEST(by_area, counts_stones_and_makes_every_move_worth_a_point_more) {
    LocalGame game;
    game.count = {1, Rational(3, 2), 2};
    game.temperature = Estimate::exact(1);
    game.stones = -3;
    game.black_master = walls({{-1, 4}, {1, 2}}, {{-1, 0}, {1, 2}});
    game.black.moves = {
        {go::Color::black, go::at("A1")}, go::Move::pass(go::Color::white), {go::Color::black, go::at("B1")}};
    game.black.count = 4;
    game.black.threat = 2;
    game.white.moves = {{go::Color::white, go::at("A1")}};
    game.black_choices = {{go::at("A1"), 0, 1}};
    game.threats = {{{go::Color::black, go::at("A1")}, 2, 0}};
    const LocalGame area = by_area(game);
    EXPECT_EQ(area.count, (Estimate{-2, Rational(-3, 2), -1}));
    EXPECT_EQ(area.temperature, Estimate::exact(2));
    EXPECT_EQ(area.black_master, walls({{0, 1}, {2, -1}}, {{0, -3}, {2, -1}}));
    EXPECT_EQ(area.black.count, Rational(4 - 3 + 2));  // a move elsewhere is no stone here
    EXPECT_EQ(area.black.threat, Rational(3));
    EXPECT_FALSE(area.white.count);
    EXPECT_EQ(area.black_choices[0].to, Rational(2));
    EXPECT_EQ(area.threats[0].temperature, Rational(3));
    EXPECT_EQ(area.threats[0].loss, Rational(0));
    EXPECT_FALSE(area.white_master);
}

}  // namespace
}  // namespace tedomari::local
