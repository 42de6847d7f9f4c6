// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <tedomari/region.h>
#include <vector>

namespace tedomari::api {

// A region with its letter, in the counting of the rules.
struct BoardRegion {
    std::string name;  // "A" for the hottest
    LocalGame game;
};

struct RankedMove {
    std::string point;
    std::string region;      // its letter
    std::vector<Move> line;  // it, and the answers that cannot wait
    Rational gain;           // its region's temperature
    Rational loss;           // against the best move; 0 for sente that must be answered
    bool sente = false;
    bool legal = true;  // false: a ko that may not be retaken yet
};

// The whole board as a sum of local games.
struct AnalyzeReport {
    std::string headline;                  // one sentence
    Estimate lead;                         // Black's, komi counted
    Estimate temperature;                  // of the hottest region
    Rational forecast;                     // what the game will end as when both play well
    Rational give_or_take;                 // nine recorded games in ten ended within this of it
    Evidence evidence = Evidence::proved;  // the weakest of all it rests on
    std::vector<BoardRegion> regions;      // the hottest first
    std::vector<RankedMove> moves;         // of the player to move, what is recommended first
    int width = 0, height = 0;
    std::vector<double> ownership;  // row by row from the top left: 1 Black's, -1 White's
    std::string judge;              // who says what is not proved
    bool finished = true;           // false: stopped
    double seconds = 0;
    std::string text, json;  // as `tedomari analyze` prints them
    std::string svg;         // the board with its regions
};

struct AnalyzeSettings {
    Effort effort;                   // five seconds unless said otherwise; nodes are of each region
    std::uint64_t random_games = 0;  // judge by so many of them and not by the network
    std::uint64_t seed = 1;          // of these
};

// Who is ahead, and how big is the next move: `tedomari analyze`.
TEDOMARI_API AnalyzeReport analyze(const Position& position, const AnalyzeSettings& settings = {});

}  // namespace tedomari::api
