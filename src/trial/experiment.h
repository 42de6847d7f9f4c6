// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "trial/match.h"

namespace tedomari::trial {

// A table of matches against the same opponent.
struct ExperimentRow {
    std::string name;
    MatchPlan plan;
};

// The paper's table 2 [Cazenave 2005, 7.2] and more: standard Monte-Carlo; hotstrat-goals without threats, with those of
// connections, with all goals and threats; without threats each thing that may be read otherwise by itself
// (valuation/literal.h), by the letter of sections 3.2 and 6.2, and throughout.  9x9, komi 5½, colors alternating, against GNU Go 3.8 level 10.
struct GoalThreats {
    std::string program = "tedomari";  // ours, as a shell word
    std::string opponent = "PATH=$PATH:/usr/games; exec gnugo --mode gtp --level 10 --chinese-rules";
    int games = 100;  // of each row
    std::uint64_t playouts = 10'000;
    std::string policy = "uniform";  // of the random games
    std::filesystem::path sgf_folder;
};
std::vector<ExperimentRow> goal_threats(const GoalThreats& experiment);

struct PlayedRow {
    std::string name;
    MatchReport report;
};

// Mean score, deviation, games won with their interval, seconds a move, the score as Black and as White.
std::string table_text(const std::vector<PlayedRow>& rows);
nlohmann::json table_json(const std::vector<PlayedRow>& rows);

}  // namespace tedomari::trial
