// SPDX-License-Identifier: MIT
#include "analysis/review_position.h"

#include <gtest/gtest.h>

namespace tedomari::analysis {
namespace {

ReviewedPosition judged(Rational lead, Rational forecast, Rational temperature) {
    ReviewedPosition position;
    position.lead = lead;
    position.forecast = forecast;
    position.temperature = local::Estimate::exact(temperature);
    position.judged = position.evidence = Evidence::learned;
    position.open_points = 20;
    return position;
}

TEST(lead_in_play, is_the_count_on_a_quiet_board) {
    const ReviewedPosition before = judged(5, 6, 4);
    EXPECT_EQ(lead_in_play(judged(6, 4, 4), &before), Rational(6));
}

// White threatens 15 stones where a move was worth 3: he gets his point and Black answers.
TEST(lead_in_play, does_not_jump_while_a_threat_hangs) {
    const ReviewedPosition before = judged(5, 4, 3);
    EXPECT_EQ(lead_in_play(judged(-10, 4, 14), &before), Rational(1));
    EXPECT_EQ(lead_in_play(judged(-10, 4, 14), nullptr), Rational(-10));
}

// 24 stones were threatened, answered, and the lead read +18 for a move in a game that White led by 7.
TEST(lead_in_play, does_not_jump_where_the_threat_is_proved_either) {
    const ReviewedPosition before = judged(5, 4, 3);
    ReviewedPosition proved = judged(-10, 4, 14);
    proved.exact_points = proved.open_points;
    EXPECT_EQ(lead_in_play(proved, &before), Rational(1));
}

}  // namespace
}  // namespace tedomari::analysis
