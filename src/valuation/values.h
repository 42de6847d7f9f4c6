// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "cgt/thermograph.h"
#include "local/local_game.h"
#include "valuation/plays.h"
#include "valuation/sampling.h"
#include "valuation/temperature.h"

namespace tedomari::valuation {

// How hard to look for goals, and how many random games to value them by.
struct ValueSettings {
    tactics::GoalKinds kinds{true, true, true, true, true, true};
    Threats threats = Threats::all;
    bool invalidations = true;          // moves that take away the opponent's threats are worth more for it
    int order = 2;                      // of the threats that searches may use
    std::uint64_t nodes_each = 1'500;   // of each search of a goal; then it is unknown
    std::uint64_t sente_nodes = 1'500;  // of each question whether a move is sente
    std::uint64_t games = 10'000;       // at most
    bool stops_early = true;            // once it is clear which move of the player to move is the hottest
    int verified = 10;                  // moves of each color whose threats are asked about, the hottest
    bool verified_enemy = true;         // of the player who is not to move too
    bool all_answers = true;            // and all that the enemy may threaten by preventing them
    std::size_t closely = 200;          // plays whose threats are looked for, the widest
    Memory* memory = nullptr;           // of the game that the position is of, for one way of searching
    Literal literal;                    // what is read by the letter of the paper
    Sampling sampling;
};

// A value and what it rests on; Black's area less White's, without komi.
struct Sampled {
    double mean = 0, error = 0;
    std::uint64_t games = 0;
};

// An open goal: what the games in which it was reached, and was not, are worth on average [Cazenave 2005,
// 5.2].
struct GoalValue {
    tactics::GoalSummary summary;
    Sampled reached, missed;

    // Points that reaching it gains for its friend.
    double importance() const { return (reached.mean - missed.mean) * go::sign(summary.goal.attacker); }
};

// A move, the goal that it reaches or prevents, and its four values with what they belong to [Cazenave 2005,
// 6].
struct MoveValue {
    go::Move move;
    tactics::Question goal;  // the mover's
    FourValues<Sampled> values;
    std::optional<tactics::Question>
        invalidated;  // the opponent's threat that is gone, counted in the friend's value
    std::optional<tactics::Question> threat;      // the friend's best, if any
    std::optional<tactics::Question> enemy_goal;  // what the enemy's value is about, if not about this goal
    std::optional<tactics::Question> enemy_threat;
    double temperature = 0, error = 0;  // by the paper's formula, clamped
    cgt::Thermograph thermograph;       // with all that the enemy may do; Black is Left

    Rational exact_temperature() const { return std::max(Rational(0), thermograph.temperature()); }
};

struct Valuation {
    go::Position position;
    std::size_t goals = 0;         // read
    std::size_t plays = 0;         // that decide the open ones
    std::size_t threats = 0;       // looked at
    std::vector<GoalValue> open;   // the most important first
    std::vector<MoveValue> moves;  // of both players, the hottest first
    Sampled score;                 // of all games
    std::uint64_t games = 0;       // played
    bool decided = false;          // the ranking was, before all games were played
    bool complete = true;          // false: the budget ended first
    double reading_seconds = 0, playing_seconds = 0;

    // Of the player's moves the hottest; nothing when no goal of his is open.
    const MoveValue* hottest(go::Color color) const;
};

// The goals of the position, the moves that decide them, their threats, and what random games from the
// position say they are worth.  One set of games serves all of them.  With the same settings and no limit of
// time the same position gets the same values.
Valuation value_goals(const go::Position& position, const ValueSettings& settings, Budget& budget);

// Each open goal as a local game, the hottest first: sampled, in area counting.
std::vector<local::LocalGame> local_games(const Valuation& valuation);

}  // namespace tedomari::valuation
