// SPDX-License-Identifier: MIT
#include "economy/wall_sum.h"

#include <gtest/gtest.h>

#include "economy/kibitzer.h"
#include "economy/sums.test.h"

namespace tedomari::economy {
namespace {

std::vector<Thermograph> walls_of(const Sum& sum) {
    std::vector<Thermograph> walls;
    for (std::size_t i = 0; i < sum.size(); ++i) walls.push_back(sum.thermograph(i));
    return walls;
}

// economy::Sum knows the games themselves: the slow twin.
TEST(wall_sum, agrees_with_the_sum_of_the_games) {
    Workshop shop;
    Rng rng(7);
    for (int round = 0; round < 300; ++round) {
        Sum sum(KoLaw::ban);
        for (std::uint32_t n = rng.below(5) + 1; n > 0; --n)
            sum.add(open_book(shop.thermographs, random_hot_game(shop.store, rng, 3)));
        const auto walls = walls_of(sum);
        const WallSum twin{walls, 0};
        EXPECT_EQ(twin.mean(), sum.mean());
        EXPECT_EQ(twin.temperature(), sum.temperature());
        for (const Side next : {Side::left, Side::right}) {
            for (const Rational tax : {Rational(0), Rational(1, 2), Rational(2)})
                EXPECT_EQ(value(twin, next, tax), value(sum, next, tax));
        }
    }
}

// At the temperature of the board every strategy finds a summand that the full strategy would accept too.
TEST(wall_sum, chooses_where_the_full_strategies_would) {
    Workshop shop;
    Rng rng(11);
    for (int round = 0; round < 300; ++round) {
        Sum sum(KoLaw::ban);
        for (std::uint32_t n = rng.below(5) + 1; n > 0; --n)
            sum.add(open_book(shop.thermographs, random_hot_game(shop.store, rng, 3)));
        if (sum.temperature() < Rational(0)) continue;
        const auto walls = walls_of(sum);
        const WallSum twin{walls, 0};
        const View view{sum, Side::left, sum.temperature(), 0, false, {}, {}, {}, true, nullptr, nullptr};
        const auto full = find_strategy("hotstrat")->choose(view);
        const auto here = hottest(twin, {});
        ASSERT_TRUE(full && here);
        EXPECT_EQ(walls[full->summand].temperature(), walls[*here].temperature());
    }
}

TEST(wall_sum, answers_a_threat_before_it_plays_the_hottest) {
    Workshop shop;
    const Sum sum = shop.sum(KoLaw::ban, {"{6|-6}", "{3|-3}", "{1|-1}"});
    const auto walls = walls_of(sum);
    EXPECT_EQ(sente_first({walls, 0}, {}), 0u);
    EXPECT_EQ(sente_first({walls, 0}, {Side::left, 0, 1, Rational(2)}), 1u);
    EXPECT_EQ(sente_first({walls, 0}, {Side::left, 0, 2, Rational(2)}), 0u);
}

TEST(wall_sum, thermostrat_may_prefer_a_wider_hill_to_a_hotter_one) {
    Workshop shop;
    // The second is worth 10 1/2 but has stops only 2 apart: each player answers the other's threat there.
    const Sum sum = shop.sum(KoLaw::ban, {"{5|-5}", "{{20|1}|{-1|-20}}"});
    const auto walls = walls_of(sum);
    EXPECT_EQ(hottest({walls, 0}, {}), 1u);
    EXPECT_EQ(widest({walls, 0}, {}), 0u);
    EXPECT_EQ(forecast({walls, 4}, Side::left), Rational(37, 4));
    EXPECT_EQ(forecast({walls, 4}, Side::right), Rational(-5, 4));
}

TEST(wall_sum, of_nothing_is_cold) {
    EXPECT_EQ(WallSum{}.temperature(), cgt::coldest);
    EXPECT_EQ(forecast({{}, 3}, Side::left), Rational(3));
    EXPECT_EQ(hottest({}, {}), std::nullopt);
    EXPECT_EQ(widest({}, {}), std::nullopt);
}

}  // namespace
}  // namespace tedomari::economy
