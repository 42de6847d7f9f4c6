// SPDX-License-Identifier: MIT
#include "render/lead.h"

#include <gtest/gtest.h>

namespace tedomari::render {

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

}  // namespace tedomari::render
