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

// Whether the judge knows what must be answered: moves of recorded games, and games played on with each answered and
// ignored.
struct ReplyQuestion {
    GameDraw games;
    std::vector<int> moves = {40, 70, 100, 130, 160};  // so many before it
    std::size_t most = 200;
    survey::SurveySettings survey;  // for what is surely worth playing elsewhere
    int games_each = 16;            // answered, and as many ignored
    int moves_each = 24;            // of these games, then the network's word; 0: to their ends
    std::uint64_t seed = 1;
};

struct ReplyCase {
    std::string game;
    int number = 0;  // moves before it
    go::Move move, answer, elsewhere;
    Rational ignoring;  // what it costs to play elsewhere, by the judge
    bool called_sente = false;
    PlayedOn answered, ignored;

    double cost() const;    // … by games
    double noise() const;   // of it, one standard deviation
    bool is_clear() const;  // it differs from nothing by two of these
    bool is_sente() const { return cost() > 0; }
    bool is_right() const { return is_sente() == called_sente; }
    double judged() const { return ignoring.to_double(); }
};

using ReplyReport = Cases<ReplyCase>;

Result<ReplyReport> reply_set(const ReplyQuestion& question, const std::atomic<bool>* cancel,
                              const std::function<void(const ReplyCase&)>& tell = {});

std::string to_text(const ReplyCase& move);  // one line
std::string to_text(const ReplyReport& report);
nlohmann::json to_json(const ReplyReport& report);

}  // namespace tedomari::trial
