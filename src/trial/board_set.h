// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "player/orthodox.h"
#include "survey/forecast.h"
#include "trial/cases.h"
#include "trial/region_outcome.h"

namespace tedomari::trial {

// Late positions of recorded games: how well the whole-board analysis does on them.
struct BoardSetQuestion {
    std::filesystem::path path;               // a file of games, or a folder with some
    std::size_t sample = 20;                  // games, drawn at random
    std::vector<int> back = {0, 10, 20, 40};  // so many moves before the end
    std::uint64_t seed = 1;
    std::optional<Half> half;  // only games of this one
    bool marked = false;       // only games whose record marks territory
    bool play_out = false;     // go on by Sentestrat to the end and compare with the forecast
    survey::SurveySettings survey;
    // What another program says of the score, Black positive, komi counted.
    std::function<std::optional<Rational>(const go::Game&)> rival;
};

// One position.
struct BoardCase {
    std::string game;  // file and number
    int back = 0;
    std::size_t regions = 0, proved_regions = 0;
    int open_points = 0, exact_points = 0;
    Rational lead, temperature, forecast, give_or_take;
    Rational low, high;  // of orthodox play
    survey::Doubt doubt;
    double seconds = 0;
    std::optional<Rational> recorded;    // the game's result in points
    std::optional<Rational> rival;       // what another program says
    Rational judged;                     // what the judge alone expects of the whole board
    std::optional<Rational> played_out;  // the score when both play Sentestrat from here
    int moves = 0;                       // of that
    std::vector<RegionMiss> misses;      // by region, where the record marks territory

    bool within_bound() const { return !played_out || (*played_out >= low && *played_out <= high); }
    bool is_recorded() const { return recorded.has_value(); }
    bool is_played_out() const { return played_out.has_value(); }
    double exact_share() const {
        return open_points == 0 ? 1 : static_cast<double>(exact_points) / open_points;
    }
    double miss() const { return abs(*recorded - forecast).to_double(); }  // of the recorded score
    bool is_proved() const { return regions == proved_regions; }
    bool is_near_record() const { return recorded && abs(*recorded - forecast) <= Rational(1); }
};

using BoardSetReport = Cases<BoardCase>;

Result<BoardSetReport> board_set(const BoardSetQuestion& question, const std::atomic<bool>* cancel,
                                 const std::function<void(const BoardCase&)>& tell = {});

std::string to_text(const BoardCase& position);     // one line
std::string to_text(const BoardSetReport& report);  // a table by distance from the end
// {"positions", "medianSeconds", "exactShare", "byBack":[…], "cases":[…]}
nlohmann::json to_json(const BoardSetReport& report);

}  // namespace tedomari::trial
