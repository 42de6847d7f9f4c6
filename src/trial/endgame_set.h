// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "endgame/evaluate.h"
#include "survey/judge.h"
#include "trial/cases.h"

namespace tedomari::trial {

// A counting problem: a position, a region, twice the miai value of a move there.
struct EndgameProblem {
    go::Board board;
    go::PointSet region;
    std::optional<Rational> expected;
};

// Reads a problem from SGF: the root's stones, its SQ points and its comment.  Nothing else is looked at.
Result<EndgameProblem> read_endgame_problem(std::string_view sgf);

struct EndgameCase {
    std::string file;   // relative to the folder
    std::string error;  // why it could not be tried; empty when it was
    std::optional<Rational> expected;
    Rational value;      // twice the temperature
    Rational low, high;  // of what is shown
    Evidence evidence = Evidence::bounded;
    double seconds = 0;
    std::size_t states = 0;
    std::vector<std::string> notices;

    bool is_exact() const { return error.empty() && expected && value == *expected; }
    bool is_open() const { return error.empty() && expected && evidence != Evidence::proved; }
    bool is_inside() const { return is_open() && low <= *expected && *expected <= high; }
    bool is_proved_wrong() const {
        return error.empty() && expected && evidence == Evidence::proved && value != *expected;
    }
};

using EndgameSetReport = Cases<EndgameCase>;

// Every .sgf file below the folder or in one half of it, in order.  `tell` is called after each.
Result<EndgameSetReport> endgame_set(const std::filesystem::path& folder, const endgame::Effort& effort_each,
                                     const std::function<void(const EndgameCase&)>& tell = {},
                                     std::optional<Half> half = {}, const survey::Judge* judge = nullptr);

std::string to_text(const EndgameSetReport& report);
std::string to_text(const EndgameCase& problem);
// {"total","exact","provedWrong","notProved","insideTheRange","medianSeconds","problems":[…]}
nlohmann::json to_json(const EndgameSetReport& report);

}  // namespace tedomari::trial
