// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "survey/survey.h"
#include "trial/cases.h"
#include "trial/drawn_games.h"

namespace tedomari::trial {

// Whether lead, size of a move, forecast and best move tell one story, on positions of recorded games.
struct AccountQuestion {
    GameDraw games;
    std::vector<int> moves = {20, 60, 100, 150};  // after so many …
    std::vector<int> back = {60, 30, 10};         // … and so many before the end
    survey::SurveySettings survey;                // of each position
    std::uint64_t wider_nodes = 20000;            // for each region one ring wider
};

// A region that is called exact, and the same one ring wider.
struct RingCase {
    std::string points;  // "C3 C4 …"
    Rational count, temperature, held;
    std::optional<Rational> wider_count, wider_temperature;  // nothing: not decided within the nodes
    bool borne_out = true;
};

struct AccountCase {
    std::string game;
    int move = 0;
    go::Color mover = go::Color::black;
    Rational lead, temperature, forecast;
    Rational forecast_other;                 // were it the other's move
    std::optional<Rational> forecast_after;  // the best move
    go::Move best;
    bool captured = false;        // the best move's stone, at once, by reading
    std::vector<RingCase> rings;  // of the regions called exact

    Rational gain() const;   // from lead to forecast, for the player to move
    Rational tempo() const;  // from the other's move to his
    double change() const;   // of the forecast by the best move, for the player to move
    bool is_within_a_move() const {
        return gain() >= Rational(0) && gain() <= std::max(temperature, Rational(0));
    }
    bool is_glad_to_move() const { return tempo() >= Rational(0); }
    bool is_kept() const;  // the forecast, by the best move: within a move, or a point
    int undecided_rings() const;
    int broken_rings() const;
};

using AccountReport = Cases<AccountCase>;

Result<AccountReport> account_set(const AccountQuestion& question, const std::atomic<bool>* cancel,
                                  const std::function<void(const AccountCase&)>& tell = {});

bool holds(const AccountReport& report);
std::string to_text(const AccountCase& position);  // one line
std::string to_text(const AccountReport& report);
nlohmann::json to_json(const AccountReport& report);

}  // namespace tedomari::trial
