// SPDX-License-Identifier: MIT
#include "trial/perfect_play.h"

#include <gtest/gtest.h>

#include "cgt/thermographs.h"
#include "go/diagram.h"

namespace tedomari::trial {
namespace {

using go::at;
using go::Color;

// A corridor of two between walls with eyes behind them.
const char* const corridor = R"(
    . X X X X O .
    X X . . O O O
    . X X X X O .)";

TEST(perfect_play, whoever_begins_gets_the_corridor_s_end) {
    PerfectPlay play(go::diagram(corridor), {at("C2"), at("D2")});
    const auto black = play.value(Color::black), white = play.value(Color::white);
    ASSERT_TRUE(black && white);
    EXPECT_EQ(*black - *white, 2);  // both points are Black's, or each has one
    EXPECT_EQ(play.best(Color::white, false).point, at("D2"));
}

TEST(perfect_play, gives_up_beyond_its_limit) {
    PerfectPlay play(go::diagram(corridor), {at("C2"), at("D2")}, 2);
    EXPECT_FALSE(play.value(Color::black));
    EXPECT_TRUE(play.failed());
}

TEST(canonical_form, has_the_corridor_s_mean_and_temperature_by_area) {
    cgt::Store store;
    cgt::Thermographs thermographs(store);
    const auto form = canonical_form(store, go::diagram(corridor), {at("C2"), at("D2")});
    ASSERT_TRUE(form);
    EXPECT_EQ(thermographs.temperature(*form), Rational(3, 2));  // half a point by territory
}

}  // namespace
}  // namespace tedomari::trial
