// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "survey/survey.h"
#include "trial/cases.h"
#include "trial/drawn_games.h"

namespace tedomari::trial {

// Whether the judge sees that a move is sente: best moves of regions whose value is exact, in late positions of games.
struct SenteKindsQuestion {
    GameDraw games;
    std::vector<int> back = {20, 40, 60, 80};  // so many moves before the end
    std::size_t most = 500;                    // moves
    Rational least = Rational(1, 2);           // what a move there is worth, in territory, at least
    survey::SurveySettings survey;
};

// A move, by search and by judgement.
struct SenteKindsCase {
    std::string game;
    int number = 0;  // moves before it
    go::Move move;
    Rational worth;             // of a move there before
    Rational elsewhere;         // … of the largest on the board
    Rational threat;            // by search, what a move there is worth after it; 0 where none is left
    Rational heat;              // … by the judge
    bool called_sente = false;  // … and its word

    bool is_sente() const { return threat > elsewhere; }
    double margin() const { return (heat - elsewhere).to_double(); }
    bool is_right() const { return is_sente() == called_sente; }
};

using SenteKindsReport = Cases<SenteKindsCase>;

Result<SenteKindsReport> sente_kinds(const SenteKindsQuestion& question, const std::atomic<bool>* cancel,
                                     const std::function<void(const SenteKindsCase&)>& tell = {});

std::string to_text(const SenteKindsCase& move);  // one line
std::string to_text(const SenteKindsReport& report);
nlohmann::json to_json(const SenteKindsReport& report);

}  // namespace tedomari::trial
