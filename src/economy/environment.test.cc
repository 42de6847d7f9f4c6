// SPDX-License-Identifier: MIT
#include "economy/environment.h"

#include <gtest/gtest.h>

#include "economy/sums.test.h"

namespace tedomari::economy {

namespace {

Rational score(Sum sum, Side first) {
    const Players players{strategy("sentestrat"), strategy("sentestrat")};
    return play_alternately(std::move(sum), players, {first}).score;
}

Rational forecast(const Sum& sum, Side first) { return outlook(sum, first, sum.temperature(), 0).forecast; }

}  // namespace

TEST(environment, divisor_of_temperatures) {
    EXPECT_EQ(greatest_common_divisor({{1, 4}, {1, 3}, {5, 8}}), Rational(1, 24));
    EXPECT_EQ(greatest_common_divisor({6, 4}), 2);
    EXPECT_EQ(greatest_common_divisor({}), 0);
}

TEST(environment, sizes) {
    const Survey survey{{1, 2}, 3, 2};
    EXPECT_EQ(environment({Enrichment::minimal}, survey)->size(), 12u);
    EXPECT_EQ(environment({Enrichment::minimal}, survey)->front(), Rational(1, 4));
    EXPECT_EQ(environment({Enrichment::minimal}, survey)->back(), 3);
    EXPECT_EQ(environment({Enrichment::standard}, survey)->size(), 60u);
    EXPECT_EQ(environment({Enrichment::over}, survey)->size(), 120u);
    EXPECT_EQ(environment({Enrichment::universal, 3}, survey)->size(), 7u * 18u);  // delta 1/6, up to 3
    EXPECT_FALSE(environment({Enrichment::universal, 30}, survey));
    EXPECT_TRUE(environment({Enrichment::minimal}, Survey{})->empty());
}

TEST(environment, names) {
    EXPECT_EQ(parse_environment("mee")->enrichment, Enrichment::minimal);
    EXPECT_EQ(parse_environment("u12")->n, 12);
    for (const char* text : {"", "u", "u0", "u-1", "u3x", "xee", "MEE!"})
        EXPECT_FALSE(parse_environment(text)) << text;
}

// [Berlekamp 1996, 4.3]: in its standard enriched environment the forecast of a game is precisely right.
TEST(environment, makes_the_forecast_right_for_random_games) {
    Rng rng(23);
    int kos = 0;
    for (int round = 0; round < 60; ++round) {
        Workshop shop;
        Sum sum(KoLaw::ban);
        sum.add(open_book(shop.thermographs, random_hot_game(shop.store, rng, 2)));
        if (rng.below(2) == 0) {
            sum.add(ko_book(random_ko(rng), rng.below(2) == 0 ? Side::left : Side::right),
                    cgt::Vertex(rng.below(2)));
            ++kos;
        }
        if (sum.temperature() <= Rational(0)) continue;
        const auto switches = environment({Enrichment::standard}, survey(sum), 600);
        if (!switches) continue;
        Sum rich = sum;
        enrich(rich, *switches);
        for (const Side first : {Side::left, Side::right}) {
            EXPECT_EQ(forecast(rich, first), forecast(sum, first)) << round;
            EXPECT_EQ(score(rich, first), forecast(sum, first)) << round;
        }
    }
    EXPECT_GT(kos, 10);
}

}  // namespace tedomari::economy
