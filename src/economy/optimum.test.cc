// SPDX-License-Identifier: MIT
#include "economy/optimum.h"

#include <gtest/gtest.h>

#include "cgt/definitions.test.h"
#include "cgt/operations.h"
#include "economy/incentives.h"
#include "economy/sums.test.h"

namespace tedomari::economy {

namespace {

Budget budget_of(std::uint64_t nodes) {
    Limits limits;
    limits.nodes = nodes;
    return Budget(limits);
}

}  // namespace

TEST(optimum, of_many_switches) {
    Workshop shop;
    std::vector<cgt::Game> games;
    for (int n = 1; n <= 24; ++n) games.push_back(shop.game("+-" + std::to_string(n)));
    Budget budget = budget_of(10'000);
    const Optimum first = optimum(shop.thermographs, games, Side::left, budget);
    EXPECT_TRUE(first.exact());
    EXPECT_EQ(first.low, 12);
    EXPECT_EQ(optimum(shop.thermographs, games, Side::right, budget).high, -12);
}

TEST(optimum, is_the_stop_of_the_sum) {  // worked out another way: the canonical form of the sum
    Rng rng(3);
    for (int round = 0; round < 150; ++round) {
        Workshop shop;
        std::vector<cgt::Game> games;
        for (std::uint32_t n = rng.below(4) + 1; n > 0; --n)
            games.push_back(random_hot_game(shop.store, rng, 3));
        const cgt::Game whole = cgt::sum(shop.store, games);
        Budget budget;
        const Optimum left = optimum(shop.thermographs, games, Side::left, budget);
        const Optimum right = optimum(shop.thermographs, games, Side::right, budget);
        EXPECT_TRUE(left.exact() && right.exact());
        EXPECT_EQ(left.low, shop.store.left_stop(whole).to_rational()) << round;
        EXPECT_EQ(right.low, shop.store.right_stop(whole).to_rational()) << round;
    }
}

TEST(optimum, keeps_sound_bounds_when_the_budget_is_spent) {
    Rng rng(4);
    int open = 0;
    for (int round = 0; round < 60; ++round) {
        Workshop shop;
        std::vector<cgt::Game> games;
        for (int n = 0; n < 5; ++n) games.push_back(random_hot_game(shop.store, rng, 3));
        Budget plenty, little = budget_of(3);
        const Optimum exact = optimum(shop.thermographs, games, Side::left, plenty);
        const Optimum rough = optimum(shop.thermographs, games, Side::left, little);
        EXPECT_LE(rough.low, exact.low);
        EXPECT_GE(rough.high, exact.high);
        open += rough.exact() ? 0 : 1;
    }
    EXPECT_GT(open, 0);
}

TEST(refinement, ends_where_the_search_of_the_sum_itself_does) {
    Rng rng(53);
    for (int round = 0; round < 100; ++round) {
        Workshop shop;
        std::vector<cgt::Game> games;
        for (std::uint32_t n = rng.below(4) + 1; n > 0; --n)
            games.push_back(random_hot_game(shop.store, rng, 3));
        for (const Side first : {Side::left, Side::right}) {
            Budget plenty, more;
            const Optimum whole = optimum(shop.thermographs, games, first, plenty);
            const Refinement refined = refined_optimum(shop.thermographs, games, first, more);
            EXPECT_TRUE(refined.result.exact());
            EXPECT_EQ(refined.result.low, whole.low) << round;
        }
    }
}

// Each level is the wall of the sum's thermograph at that tax.
TEST(refinement, solves_the_cooled_sum_at_each_level) {
    Rng rng(54);
    for (int round = 0; round < 60; ++round) {
        Workshop shop;
        std::vector<cgt::Game> games;
        for (int n = 0; n < 3; ++n) games.push_back(random_hot_game(shop.store, rng, 3));
        const cgt::Thermograph whole = shop.thermographs.of(cgt::sum(shop.store, games));
        Budget budget;
        for (const auto& level : refined_optimum(shop.thermographs, games, Side::left, budget).levels) {
            EXPECT_EQ(level.low, level.high);
            EXPECT_EQ(level.low, whole.left.at(level.tax)) << "at " << level.tax;
        }
    }
}

TEST(refinement, keeps_sound_bounds_when_the_budget_is_spent) {
    Rng rng(55);
    for (int round = 0; round < 60; ++round) {
        Workshop shop;
        std::vector<cgt::Game> games;
        for (int n = 0; n < 5; ++n) games.push_back(random_hot_game(shop.store, rng, 3));
        Budget plenty, little = budget_of(4);
        const Optimum exact = optimum(shop.thermographs, games, Side::left, plenty);
        const Optimum rough = refined_optimum(shop.thermographs, games, Side::left, little).result;
        EXPECT_LE(rough.low, exact.low);
        EXPECT_GE(rough.high, exact.high);
    }
}

TEST(incentives, of_a_sum_stand_in_order) {
    Workshop shop;
    const auto moves = ordered_incentives(shop.thermographs,
                                          {shop.game("{5|-5}"), shop.game("{3|-3}"), shop.game("{10|8||0}")});
    ASSERT_EQ(moves.size(), 6u);
    EXPECT_EQ(moves[0].temperature, 5);
    for (std::size_t i = 1; i < moves.size(); ++i) EXPECT_LE(moves[i].temperature, moves[i - 1].temperature);
    for (const MoveIncentive& move : moves)
        EXPECT_EQ(move.exceeded_by.has_value(), move.summand == 1) << move.summand;
}

TEST(optimum, of_graphs_needs_values) {
    Workshop shop;
    const auto ko = *cgt::game_graph({{"A", {"24"}, {"B"}}, {"B", {"A"}, {"-9"}}});
    EXPECT_FALSE(value_of(shop.store, ko, cgt::Vertex(0)));
    const auto third = *cgt::game_graph({{"A", {"1/3"}, {"0"}}});
    EXPECT_FALSE(value_of(shop.store, third, cgt::Vertex(0)));
    const auto deep =
        *cgt::game_graph({{"A", {"B", "1"}, {"0", "C"}}, {"B", {"3"}, {"C"}}, {"C", {"1"}, {"-1"}}});
    EXPECT_EQ(value_of(shop.store, deep, cgt::Vertex(0)), shop.game("{1,{3|{1|-1}}|0,{1|-1}}"));
}

}  // namespace tedomari::economy
