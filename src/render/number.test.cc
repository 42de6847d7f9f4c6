// SPDX-License-Identifier: MIT
#include "render/number.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace tedomari::render {
namespace {

using local::Estimate;

TEST(number, that_is_exact_stays_a_fraction) {
    EXPECT_EQ(number(Estimate::exact(Rational(13, 2))), "6 1/2");
    EXPECT_EQ(number(Rational(-7, 3), Evidence::proved), "-2 1/3");
    EXPECT_EQ(in_table(Estimate::exact(Rational(1, 3))), "1/3");
}

TEST(number, that_is_not_exact_is_rounded_to_a_tenth) {
    EXPECT_EQ(number(Estimate{-1, Rational(3797, 96), 50}), "about 39.6");
    EXPECT_EQ(number(Rational(271, 288), Evidence::sampled), "about 0.9");
    EXPECT_EQ(number(Rational(6), Evidence::bounded), "about 6");
    EXPECT_EQ(in_table(Estimate{0, Rational(11, 16), 1}), "~0.7");
}

TEST(rounded, goes_to_the_nearest_tenth_on_both_sides_of_zero) {
    EXPECT_EQ(rounded(Rational(1, 3)), "0.3");
    EXPECT_EQ(rounded(Rational(-1, 3)), "-0.3");
    EXPECT_EQ(rounded(Rational(-1, 30)), "0");
    EXPECT_EQ(rounded(Rational(199, 100)), "2");
    EXPECT_EQ(rounded(Rational(-12)), "-12");
}

TEST(range, is_rounded_outwards) {
    EXPECT_EQ(with_range({Rational(-26231, 720), 0, Rational(301, 2)}), "about 0 (between -36.5 and 150.5)");
    EXPECT_EQ(range(Rational(1, 3), Rational(1, 3)), "between 0.3 and 0.4");
    EXPECT_EQ(with_range(Estimate::exact(2)), "2");
}

TEST(number_json, keeps_the_fraction_and_the_float) {
    EXPECT_EQ(number_json(Rational(7, 4)).dump(), R"({"float":1.75,"value":"7/4"})");
    EXPECT_EQ(number_json(Estimate{0, Rational(1, 2), 1}).dump(),
              R"({"float":0.5,"high":"1","low":"0","value":"1/2"})");
    EXPECT_TRUE(number_json(std::optional<Rational>()).is_null());
}

TEST(lead, is_written_as_players_write_it) {
    EXPECT_EQ(lead_text(Rational(7, 2)), "B+3 1/2");
    EXPECT_EQ(lead_text(Rational(-1, 2)), "W+1/2");
    EXPECT_EQ(lead_text(0), "even");
}

TEST(lead, is_rounded_unless_it_is_proved) {
    EXPECT_EQ(lead_text(Rational(-3797, 96), Evidence::sampled), "about W+39.6");
    EXPECT_EQ(lead_text(Rational(-3797, 96), Evidence::proved), "W+39 53/96");
    EXPECT_EQ(short_lead(Rational(-3797, 96), Evidence::bounded), "~W+39.6");
    EXPECT_EQ(lead_text(Rational(1, 96), Evidence::learned), "about even");
}

}  // namespace
}  // namespace tedomari::render
