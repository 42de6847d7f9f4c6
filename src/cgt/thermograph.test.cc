// SPDX-License-Identifier: MIT
#include "cgt/thermograph.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>

#include "cgt/random_trajectory.test.h"

namespace tedomari::cgt {

namespace {

// The position with these options.
Thermograph position(const std::vector<Thermograph>& left, const std::vector<Thermograph>& right) {
    Scaffolding scaffolding;
    for (const Thermograph& option : left) scaffolding.left_option(option.right);
    for (const Thermograph& option : right) scaffolding.right_option(option.left);
    return thermograph(std::move(scaffolding).finish());
}
Thermograph number(Rational value) { return thermograph_of_number(value); }
Thermograph position(const Thermograph& left, const Thermograph& right) {
    return position(std::vector{left}, std::vector{right});
}
Thermograph position(int left, int right) { return position(number(left), number(right)); }

// The slow twin: the balloon moved from one interesting temperature to the next, in rationals.
struct Sample {
    Rational t, left, right;
};
std::vector<Sample> slow_walls(const Scaffolds& scaffolds, Rational score) {
    const auto& [left, right] = scaffolds;
    std::set<Rational> stops;
    for (const Trajectory* trajectory : {&left, &right}) {
        for (const Bend& bend : trajectory->bends()) stops.insert(bend.t);
    }
    for (const Rational t : crossings(left, right)) stops.insert(t);
    std::vector<Rational> all(stops.begin(), stops.end());
    for (std::size_t i = all.size(); i-- > 1;) all.push_back(midpoint(all[i - 1], all[i]));
    all.push_back(*stops.rbegin() + 1);
    all.push_back(*stops.rbegin() + 50);
    std::sort(all.begin(), all.end());
    std::vector<Sample> result;
    Rational balloon = score;
    for (const Rational t : all) {
        if (left.at(t) >= right.at(t)) {
            result.push_back({t, left.at(t), right.at(t)});
            balloon = left.at(t);
        } else {
            balloon = std::clamp(balloon, left.at(t), right.at(t));
            result.push_back({t, balloon, balloon});
        }
    }
    return result;
}

}  // namespace

TEST(thermograph, of_a_switch) {
    const Thermograph g = position(5, -2);
    EXPECT_EQ(g.mean(), Rational(3, 2));
    EXPECT_EQ(g.temperature(), Rational(7, 2));
    EXPECT_EQ(to_string(g), "left (-1,6) (7/2,3/2), right (-1,-3) (7/2,3/2)");
}

TEST(thermograph, of_three_stop_games) {  // {x|y||0}
    const auto mean_and_temperature = [](int x, int y) {
        const Thermograph g = position(position(x, y), number(0));
        return std::pair(g.mean(), g.temperature());
    };
    using Pair = std::pair<Rational, Rational>;
    EXPECT_EQ(mean_and_temperature(10, 8), Pair(Rational(9, 2), Rational(9, 2)));
    EXPECT_EQ(mean_and_temperature(10, 4), Pair(Rational(7, 2), Rational(7, 2)));
    EXPECT_EQ(mean_and_temperature(12, 2), Pair(2, 2));
}

TEST(thermograph, of_the_games_hotstrat_loses) {
    const Thermograph c = position(number(10), position(0, -20));
    EXPECT_EQ(c.mean(), 0);
    EXPECT_EQ(c.temperature(), 10);
    const Thermograph a_right = position(c, number(-21));
    EXPECT_EQ(a_right.mean(), Rational(-21, 2));
    EXPECT_EQ(a_right.temperature(), Rational(21, 2));
    const Thermograph a = position(number(1), a_right);
    EXPECT_EQ(a.mean(), 0);
    EXPECT_EQ(a.temperature(), 1);
    const Thermograph b = position(number(1), position(0, -18));
    EXPECT_EQ(b.mean(), 0);
    EXPECT_EQ(b.temperature(), 1);
}

TEST(thermograph, of_a_seki_is_a_mast) {  // {24|-10||26|-8}
    const Thermograph seki = position(position(24, -10), position(26, -8));
    EXPECT_EQ(seki.mean(), 0);
    EXPECT_LE(seki.temperature(), 0);
    EXPECT_TRUE(is_dormant_at(seki, 0));
}

TEST(thermograph, of_table_1) {  // [Berlekamp 1996], the tree of notes 4
    const auto star = [](int n) { return position(n, n); };
    const Thermograph d_right = star(-2), d = position(number(1), d_right), c = position(number(2), d);
    const Thermograph b = position(number(15), c);
    const Thermograph f_right = position(number(-2), star(-5)), f = position(number(-1), f_right);
    const Thermograph a = position(b, f);
    const auto expect = [](const Thermograph& g, Rational mean, Rational temperature) {
        EXPECT_EQ(g.mean(), mean);
        EXPECT_EQ(g.temperature(), temperature);
    };
    expect(a, 1, 3);
    expect(b, 8, 7);
    expect(number(15), 15, -1);
    expect(c, 1, 1);
    expect(d, Rational(-1, 2), Rational(3, 2));
    expect(d_right, -2, 0);
    expect(f, -2, 1);
    expect(f_right, Rational(-7, 2), Rational(3, 2));
    expect(star(-5), -5, 0);
}

TEST(thermograph, of_infinitesimals) {  // figure 17: 0, *, up and down
    const Thermograph zero = number(0), star = position(zero, zero), up = position(zero, star);
    EXPECT_EQ(to_string(zero), "left (-1,0), right (-1,0)");
    EXPECT_EQ(to_string(star), "left (-1,1) (0,0), right (-1,-1) (0,0)");
    EXPECT_EQ(to_string(up), "left (-1,1) (0,0), right (-1,0)");
    EXPECT_EQ(-up, position(star, zero));
}

TEST(thermograph, of_numbers_is_active_below_zero) {  // figures 18, 20 and 21
    EXPECT_EQ(to_string(number(7)), "left (-1,7), right (-1,7)");
    EXPECT_EQ(to_string(number(Rational(1, 2))), "left (-1,1) (-1/2,1/2), right (-1,0) (-1/2,1/2)");
    EXPECT_EQ(to_string(number(Rational(1, 4))), "left (-1,1) (-1/4,1/4), right (-1,0) (-1/2,0) (-1/4,1/4)");
    EXPECT_EQ(to_string(number(Rational(-3, 8))),
              "left (-1,0) (-1/2,0) (-1/8,-3/8), right (-1,-1) (-1/2,-1/2) (-1/4,-1/2) (-1/8,-3/8)");
    EXPECT_EQ(to_string(number(Rational(25, 16))),  // as CGSuite has it
              "left (-1,2) (-1/2,2) (-1/16,25/16), right (-1,1) (-1/2,3/2) (-1/8,3/2) (-1/16,25/16)");
    EXPECT_EQ(number(Rational(1, 3)), Thermograph::mast(Rational(1, 3)));
}

TEST(thermograph, of_a_position_without_moves_or_with_one_sided_moves) {
    const std::vector<Thermograph> none;
    EXPECT_EQ(position(none, none), number(0));
    EXPECT_EQ(position({number(3)}, none), number(4));
    EXPECT_EQ(position(none, {number(-2)}), number(-3));
    EXPECT_EQ(position(none, {number(5)}), number(0));
    EXPECT_EQ(position(-3, 5), number(0));
    EXPECT_EQ(position(2, 5), number(3));
    EXPECT_EQ(thermograph(Scaffolds{}, {0, Rational(7, 2)}), Thermograph::mast(Rational(7, 2), 0));
}

// Figure 10: a hill, a cave, another hill, and the endless cave.
TEST(thermograph, hills_caves_drains_and_chimneys) {
    const Scaffolds scaffolds = {Trajectory::through({{-1, 4}, {2, 1}, {4, 1}, {6, 5}}, -1),
                                 Trajectory::through({{-1, 0}, {1, 2}, {3, 4}, {5, 2}}, 1)};
    EXPECT_EQ(caves(scaffolds), (std::vector<Cave>{{1, Rational(14, 3)}, {7, std::nullopt}}));
    const Thermograph g = thermograph(scaffolds);
    EXPECT_EQ(to_string(g.left), "(-1,4) (1,2) (9/2,2) (6,5) (7,4)");
    EXPECT_EQ(to_string(g.right), "(-1,0) (1,2) (9/2,2) (14/3,7/3) (5,2) (7,4)");
}

TEST(thermograph, walls_of_random_scaffolds_equal_those_of_the_slow_twin) {
    Rng rng(2);
    for (int i = 0; i < 3000; ++i) {
        const Scaffolds scaffolds = {random_trajectory(rng), random_trajectory(rng)};
        const Rational score(static_cast<int>(rng.below(20)) - 10, 3);
        const Thermograph g = thermograph(scaffolds, {coldest, score});
        EXPECT_EQ(minimum(g.left, g.right), g.right);
        for (const Sample& sample : slow_walls(scaffolds, score)) {
            ASSERT_EQ(g.left.at(sample.t), sample.left) << scaffolds.left << "; " << scaffolds.right;
            ASSERT_EQ(g.right.at(sample.t), sample.right) << scaffolds.left << "; " << scaffolds.right;
        }
        EXPECT_EQ(thermograph({-scaffolds.right, -scaffolds.left}, {coldest, -score}), -g);
        const Thermograph banned = pass_banned(scaffolds, Side::left);
        EXPECT_EQ(banned.left, scaffolds.left);
        EXPECT_EQ(pass_banned({-scaffolds.right, -scaffolds.left}, Side::right), -banned);
    }
}

// Raising either scaffold or the score never lowers a wall: what makes bounds of scaffolds bounds of walls.
TEST(thermograph, walls_are_monotone_in_scaffolds_and_score) {
    Rng rng(3);
    for (int i = 0; i < 2000; ++i) {
        const Trajectory left = random_trajectory(rng), right = random_trajectory(rng);
        const Thermograph low = thermograph({left, right});
        const Thermograph high =
            thermograph({maximum(left, random_trajectory(rng)), maximum(right, random_trajectory(rng))},
                        {coldest, Rational(static_cast<int>(rng.below(3)))});
        EXPECT_EQ(maximum(low.left, high.left), high.left);
        EXPECT_EQ(maximum(low.right, high.right), high.right);
    }
}

}  // namespace tedomari::cgt
