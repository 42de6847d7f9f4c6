// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <tedomari/position.h>
#include <vector>

namespace tedomari::api {

// One move of the game and what it was worth.
struct ReviewedMove {
    int number = 0;
    Move move;
    Rational lead, temperature, forecast;  // before it
    Rational give_or_take;                 // nine recorded games in ten ended within this of the forecast
    Rational forecast_after;
    Rational loss;
    Evidence evidence = Evidence::sampled;  // of the loss
    std::string best;                       // what is recommended; "pass"
    std::vector<Move> best_line;
    std::string kind;  // of the region played in
};

struct PlayerSummary {
    int moves = 0;
    int lost_nothing = 0;
    Rational lost_proved, lost_judged;  // never to be added
    std::optional<int> worst;           // the number of a move
};

struct ReviewReport {
    std::vector<ReviewedMove> moves;       // in order
    std::array<PlayerSummary, 2> players;  // by color
    std::optional<Rational> final_lead;    // where the record ends
    std::optional<Rational> recorded;      // its result
    bool interrupted = false;
    double seconds = 0;
    std::string text, json;  // as `tedomari review` prints them
    std::string sgf;         // the record with the review in it
    std::string svg;         // lead and temperature, move by move
};

struct ReviewSettings {
    Effort effort;  // a second a position unless said otherwise
    int from = 1;   // this move and those after it
    std::function<void(int done, int of)> progress = {};
};

// Every move of the record that the position was read from, or of the moves played since: `tedomari review`.
TEDOMARI_API ReviewReport review(const Position& game, const ReviewSettings& settings = {});

}  // namespace tedomari::api
