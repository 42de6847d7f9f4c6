// SPDX-License-Identifier: MIT
#include "valuation/temperature.h"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>

#include "base/rng.h"

namespace tedomari::valuation {

namespace {

using Values = FourValues<Rational>;

Rational tenths(int n) { return Rational(n, 10); }

std::array<Rational, 4> four_numbers(Rng& rng) {
    std::array<Rational, 4> found;
    for (Rational& number : found) {
        const int numerator = static_cast<int>(rng.below(80)) - 40;
        number = Rational(numerator, 1 + static_cast<int>(rng.below(4)));
    }
    return found;
}

}  // namespace

// Figure 1: (A,B) -2.2, (D,E) 12.4, (A,B) and (B,C) -14.2; White's values, so White sees them turned round.
TEST(temperature, of_the_papers_first_example_is_10_3) {
    const Values values = -Values{tenths(-142), tenths(-22), tenths(124), tenths(124)};
    EXPECT_EQ(temperature(values), Rational(103, 10));
    EXPECT_EQ(thermograph_of(values).temperature(), Rational(103, 10));
}

// (G,H) -5.8, (I,J) 8.1, (G,H) and (H,L) -9.4, (I,J) and (J,K) 15.5.
TEST(temperature, of_the_papers_second_example_is_9_7) {
    const Values values = -Values{tenths(-94), tenths(-58), tenths(81), tenths(155)};
    EXPECT_EQ(temperature(values), Rational(97, 10));
    EXPECT_EQ(thermograph_of(values).temperature(), Rational(97, 10));
}

TEST(temperature, of_the_paper_is_the_thermographs_where_the_order_holds) {
    Rng rng(5);
    int sente = 0;
    for (int i = 0; i < 3000; ++i) {
        std::array<Rational, 4> n = four_numbers(rng);
        std::sort(n.begin(), n.end(), [](const Rational& a, const Rational& b) { return a > b; });
        if (n[1] == n[2]) continue;
        const Values values{n[0], n[1], n[2], n[3]};
        const cgt::Thermograph exact = thermograph_of(values);
        ASSERT_EQ(paper_temperature(values), exact.temperature()) << exact;
        ASSERT_EQ(temperature(values), exact.temperature());
        ASSERT_EQ(paper_temperature(-values), exact.temperature()) << "all reversed";
        sente += exact.temperature() < (n[0] - n[1]) / Rational(2) ? 1 : 0;
    }
    EXPECT_GT(sente, 300);
}

TEST(temperature, is_clamped_where_noise_breaks_the_order) {
    Rng rng(6);
    int broken = 0;
    for (int i = 0; i < 3000; ++i) {
        const std::array<Rational, 4> n = four_numbers(rng);
        const Values values{n[0], n[1], n[2], n[3]};
        if (!values.is_worth_playing()) {
            ASSERT_EQ(temperature(values), Rational(0));
            continue;
        }
        broken += n[0] < n[1] || n[2] < n[3] ? 1 : 0;
        ASSERT_EQ(temperature(values), thermograph_of(values).temperature());
        ASSERT_GT(temperature(values), Rational(0));
        // A worse threat than none is none.
        if (n[0] < n[1] && n[2] < n[3]) {
            ASSERT_EQ(temperature(values), (n[1] - n[2]) / Rational(2));
        }
    }
    EXPECT_GT(broken, 300);
}

TEST(temperature, of_a_goal_without_threats_is_half_the_difference) {
    EXPECT_EQ(temperature(FourValues<double>{7, 7, -3, -3}), 5);
    EXPECT_EQ(temperature(FourValues<double>{-3, -3, 7, 7}), 0);
}

// The enemy takes the better of two moves at each temperature: the one that gains more, or the sente one.
TEST(temperature, of_several_enemy_options_is_that_of_their_best_at_the_top) {
    const std::array<EnemyOption<Rational>, 2> both = {{{-2, -2}, {0, -20}}};
    const Rational alone = thermograph_of(Values{10, 10, -2, -2}).temperature();
    const Rational sente = thermograph_of(Values{10, 10, 0, -20}).temperature();
    const cgt::Thermograph together = thermograph_of(10, 10, both);
    EXPECT_EQ(alone, Rational(6));
    EXPECT_EQ(sente, Rational(10));
    EXPECT_EQ(together.temperature(), Rational(10));
    EXPECT_EQ(together.mean(), Rational(0));
    Rng rng(8);
    for (int i = 0; i < 500; ++i) {  // one more option never helps the friend
        const std::array<Rational, 4> n = four_numbers(rng);
        const std::array<EnemyOption<Rational>, 2> options = {{{n[0], n[1]}, {n[2], n[3]}}};
        const Rational best = 50;
        const cgt::Thermograph two = thermograph_of(best, best, options);
        for (const auto& option : options)
            ASSERT_LE(two.mean(), thermograph_of(best, best, {&option, 1}).mean());
    }
}

}  // namespace tedomari::valuation
