// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "trial/board_set.h"

namespace tedomari::trial {

// How far forecasts of recorded games were from their results, in points.
struct Errors {
    int games = 0;
    double mean = 0, median = 0;
    int within_two = 0, within_five = 0;
    int winner = 0;  // who wins was told right
};

// All positions so many moves before the end.
struct ForecastRow {
    int back = 0;
    Errors lead, forecast;  // ours
    Errors judge;           // the judge alone, nothing proved
    Errors even;            // "the game is even"
    Errors rival;           // another program, asked in the same run
    int exact = 0;          // our forecasts equal to the result
    int inside = 0;         // results within the range that we print
    double half_width = 0;  // of that range, the median
};

// By moves before the end; only games with a result in points count.
std::vector<ForecastRow> forecast_table(const BoardSetReport& report);

// By distance: our lead and forecast, the rival's, and "the game is even", beside what the games ended as.
std::string to_text(const std::vector<ForecastRow>& rows);
nlohmann::json to_json(const std::vector<ForecastRow>& rows);

}  // namespace tedomari::trial
