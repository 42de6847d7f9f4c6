// SPDX-License-Identifier: MIT
#include "trial/forecast_table.h"

#include <gtest/gtest.h>

namespace tedomari::trial {
namespace {

BoardCase guessed(int back, Rational forecast, Rational give_or_take, std::optional<Rational> recorded) {
    BoardCase c;
    c.back = back;
    c.lead = c.forecast = forecast;
    c.give_or_take = give_or_take;
    c.recorded = recorded;
    return c;
}

}  // namespace

TEST(forecast_table, counts_misses_winners_and_ranges_by_distance) {
    BoardSetReport report;
    report.cases = {guessed(10, Rational(7, 2), 1, Rational(7, 2)), guessed(10, -1, 2, 5),
                    guessed(10, 4, 10, -5), guessed(10, 9, 1, std::nullopt), guessed(0, 1, 1, 1)};
    report.cases[1].rival = 4;
    const auto rows = forecast_table(report);
    ASSERT_EQ(rows.size(), 2u);
    EXPECT_EQ(rows[0].back, 0);
    EXPECT_EQ(rows[0].exact, 1);
    const ForecastRow& ten = rows[1];
    EXPECT_EQ(ten.forecast.games, 3);  // one has no result
    EXPECT_DOUBLE_EQ(ten.forecast.mean, (0 + 6 + 9) / 3.0);
    EXPECT_DOUBLE_EQ(ten.forecast.median, 6);
    EXPECT_EQ(ten.forecast.within_two, 1);
    EXPECT_EQ(ten.forecast.winner, 1);
    EXPECT_EQ(ten.inside, 2);  // 0 of 1 and 9 of 10
    EXPECT_DOUBLE_EQ(ten.even.mean, 4.5);
    EXPECT_EQ(ten.rival.games, 1);
    EXPECT_DOUBLE_EQ(ten.rival.mean, 1);
    EXPECT_DOUBLE_EQ(ten.half_width, 2);
}

}  // namespace tedomari::trial
