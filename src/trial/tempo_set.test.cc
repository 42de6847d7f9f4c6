// SPDX-License-Identifier: MIT
#include "trial/tempo_set.h"

#include <gtest/gtest.h>

namespace tedomari::trial {

TEST(tempo_set, plays_games_on_with_either_side_first) {
    TempoQuestion question;
    question.games.path = std::filesystem::path(__FILE__).parent_path() / "../../examples/endgame-9x9.sgf";
    question.moves = {20, 1000};  // the game is shorter than that
    question.games_each = 2;
    question.moves_each = 2;
    question.survey.nodes = 1000;
    const auto report = tempo_set(question, nullptr);
    ASSERT_TRUE(report);
    ASSERT_EQ(report->cases.size(), 1U);
    EXPECT_EQ(report->cases[0].move, 20);
    EXPECT_EQ(report->cases[0].black.games + report->cases[0].white.games, 4);
    EXPECT_GE(report->cases[0].tempo(), 0);
    question.games.path = "no-such-file.sgf";
    EXPECT_FALSE(tempo_set(question, nullptr));
}

TEST(tempo_set, holds_lead_and_tempo_against_the_means_of_games) {
    TempoCase c;
    c.lead = 5;
    c.forecast_black = 9;
    c.forecast_white = 1;
    c.black = {8, 10, 3};
    c.white = {8, -2, 4};
    EXPECT_DOUBLE_EQ(c.truth(), 4);
    EXPECT_DOUBLE_EQ(c.lead_error(), 1);
    EXPECT_DOUBLE_EQ(c.tempo_error(), 8 - 12);
    EXPECT_DOUBLE_EQ(c.forecast_error(), 2);
    EXPECT_DOUBLE_EQ(c.noise(), 5);
    TempoReport report;
    report.cases = {c};
    EXPECT_EQ(to_text(report),
              "1 positions, games played on with either side first\n"
              "lead       misses by 1.00, bias 1.00\n"
              "forecast   misses by 2.00\n"
              "tempo      8.00 on average, played 12.00; misses by 4.00 (noise 4.00), bias -4.00\n");
}

}  // namespace tedomari::trial
