// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "go/game.h"
#include "local/local_game.h"
#include "survey/survey.h"

namespace tedomari::analysis {

// A move worth considering: the best of its region for the player to move.
struct RankedMove {
    std::size_t region = 0;
    std::vector<go::Move> line;  // it, and the answers that cannot wait
    Rational gain;               // in points when nobody answers elsewhere: the region's temperature
    Rational loss;               // against the best move now; 0 for sente that must be answered
    bool sente = false;          // it must be answered at this temperature
    bool legal = true;           // false: a ko that may not be retaken yet
};

// Who can fight a ko: moves elsewhere that threaten more than the ko is worth.
struct KoFight {
    std::size_t region = 0;
    int black_threats = 0, white_threats = 0;  // found; there may be more in what was not proved
};

// Getting the last move before the temperature drops: what gave the program its name.
struct LastBigMove {
    Rational from, to;  // the temperature before the drop and after
    int moves = 0;      // plays before it, sente exchanges not counted
    go::Color taker = go::Color::black;
};

// `tedomari analyze`: the whole board as a sum of local games.  Black is positive.
struct WholeBoardReport {
    go::Position position;
    go::Rules rules;
    Rational komi;  // with what White gets for a handicap
    survey::Survey survey;

    // By the rules: territory, or area, where a move is worth one point more.
    local::Estimate lead;                  // means of all regions, settled points, less the komi
    local::Estimate temperature;           // of the hottest region
    Rational forecast;                     // the lead, and half the temperature for who moves
    Rational low, high;                    // what orthodox play from here may yield
    Evidence evidence = Evidence::proved;  // the weakest of all it rests on
    bool safety_proved = true;             // or some chains are only assumed safe or dead

    std::optional<std::size_t> last_region;  // where the opponent just moved
    std::optional<Rational> ambient;         // the temperature before he did; territory counting
    std::vector<RankedMove> moves;           // Sentestrat's choice first
    std::optional<std::size_t> sentestrat, hotstrat, thermostrat;  // regions
    std::vector<KoFight> kos;
    std::optional<LastBigMove> tedomari;

    int open_points = 0;   // empty points in regions …
    int exact_points = 0;  // … and in those whose value is proved
    double seconds = 0;

    Rational area_shift() const;  // what area counting adds to the territory score, before komi
};

// "A" for the hottest region, "B", …
std::string region_name(std::size_t index);

WholeBoardReport whole_board(const go::Game& game, const survey::SurveySettings& settings);
// From a survey made already; `before` is the temperature before the last move.
WholeBoardReport whole_board(const go::Game& game, survey::Survey survey, std::optional<Rational> before);

}  // namespace tedomari::analysis
