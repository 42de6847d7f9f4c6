// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "survey/survey.h"
#include "trial/cases.h"
#include "trial/drawn_games.h"
#include "trial/played_on.h"

namespace tedomari::trial {

// Lead, forecast and what it is worth to have the move, against games played on with either side first.
struct TempoQuestion {
    GameDraw games;
    std::vector<int> moves = {20, 60, 100, 150};  // after so many
    survey::SurveySettings survey;                // of each position
    int games_each = 32;                          // with either side first
    int moves_each = 0;                           // of these games, then the network's word; 0: to their ends
    std::uint64_t seed = 1;
};

struct TempoCase {
    std::string game;
    int move = 0;
    Rational lead, forecast_black, forecast_white;  // by color to move
    PlayedOn black, white;

    double truth() const { return (black.mean + white.mean) / 2; }
    double lead_error() const { return lead.to_double() - truth(); }
    double forecast_error() const;  // without signs, the mean of both
    double tempo() const { return (forecast_black - forecast_white).to_double(); }
    double true_tempo() const { return black.mean - white.mean; }
    double tempo_error() const { return tempo() - true_tempo(); }
    double noise() const;  // of the true tempo, one standard deviation
};

using TempoReport = Cases<TempoCase>;

Result<TempoReport> tempo_set(const TempoQuestion& question, const std::atomic<bool>* cancel,
                              const std::function<void(const TempoCase&)>& tell = {});

std::string to_text(const TempoCase& position);  // one line
std::string to_text(const TempoReport& report);
nlohmann::json to_json(const TempoReport& report);

}  // namespace tedomari::trial
