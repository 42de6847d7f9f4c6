// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <tedomari/position.h>
#include <vector>

namespace tedomari::api {

struct ScoredChain {
    Color color = Color::black;
    std::vector<std::string> stones;
    std::string status;  // "alive", "dead", "seki", "unsettled"
    Evidence evidence = Evidence::learned;
    double confidence = 1;
    std::string why;
};

// One line of the arithmetic.
struct ScoreItem {
    std::string what;
    Color color = Color::black;
    Rational points;
};

struct ScoreReport {
    Rational score;          // Black is positive
    std::string score_text;  // "B+3.5"
    bool over = true;        // false: what the network expects; no stone is called dead
    bool safe_to_score = true;
    std::vector<std::string> doubts;   // why not
    std::vector<std::string> to_play;  // before counting
    Evidence evidence = Evidence::proved;
    std::vector<ScoredChain> chains;
    std::vector<ScoreItem> arithmetic;
    int width = 0, height = 0;
    std::vector<double> ownership;  // row by row from the top left: 1 Black's, -1 White's
    std::string text, json;         // as `tedomari score` prints them
    std::string svg;                // the counted board
};

// What you know better than the program: one stone for its chain.
struct ScoreSettings {
    std::vector<std::string> dead, alive, seki;
    Effort effort;
};

// A finished game counted: `tedomari score`.
TEDOMARI_API ScoreReport score(const Position& position, const ScoreSettings& settings = {});

}  // namespace tedomari::api
