// SPDX-License-Identifier: MIT
#include "analysis/review_position.h"

#include <gtest/gtest.h>

namespace tedomari::analysis {
namespace {

ReviewedPosition with_forecast(Rational forecast) {
    ReviewedPosition position;
    position.forecast = forecast;
    position.lead = forecast - 1;
    position.forecast_judged = true;
    return position;
}

TEST(hindsight, gives_a_position_what_its_player_went_on_to_get) {
    ReviewedPosition here = with_forecast(3);
    see_in_hindsight(here, go::Color::black, with_forecast(5));
    EXPECT_EQ(here.forecast, Rational(5));
    EXPECT_EQ(here.lead, Rational(4));  // a move is worth what it was
    see_in_hindsight(here, go::Color::white, with_forecast(-2));
    EXPECT_EQ(here.forecast, Rational(-2));
}

TEST(hindsight, leaves_losses_and_proofs_as_they_are) {
    ReviewedPosition here = with_forecast(3);
    see_in_hindsight(here, go::Color::black, with_forecast(1));
    EXPECT_EQ(here.forecast, Rational(3));
    here.forecast_judged = false;
    see_in_hindsight(here, go::Color::black, with_forecast(9));
    EXPECT_EQ(here.forecast, Rational(3));
}

}  // namespace
}  // namespace tedomari::analysis
