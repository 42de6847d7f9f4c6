// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "cli/form.h"
#include "cli/position_option.h"
#include "go/game.h"
#include "survey/survey.h"

namespace tedomari::cli {

// How hard to look at a board, who judges what is not proved, and by which rules: --time, --nodes, --judge,
// --network, --playouts, --seed, --reach, --rules, --komi.
struct SurveyOptions {
    double seconds = 5;
    std::uint64_t nodes = 0;
    std::uint64_t playouts = 2000;
    std::uint64_t seed = 1;
    int reach = 3;
    std::string judge = "network";
    std::string network;  // a file; empty: the one that the program comes with
    std::string rules, komi;

    void declare(Form& form);
    void declare_search(Form& form);                  // all but the rules
    Result<survey::SurveySettings> settings() const;  // also ends on Ctrl-C
    // The rules and komi asked for instead of the record's.
    std::optional<Error> apply_rules(go::Game& game) const;
};

// A position and how to look at it.
struct BoardQuestion {
    go::Game game;
    survey::SurveySettings settings;
};

// Nothing where something is wrong with either, which is then said.
std::optional<BoardQuestion> read_question(const PositionOption& position, const SurveyOptions& survey);

}  // namespace tedomari::cli
