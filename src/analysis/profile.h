// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "analysis/mistake.h"
#include "analysis/review_story.h"
#include "base/evidence.h"
#include "go/board.h"
#include "go/color.h"

namespace tedomari::analysis {

// A move of a reviewed game that lost something; numbers are points, to be added up over thousands of games.
struct LostMove {
    int number = 0;
    go::Color color = go::Color::black;
    std::string point, best;  // "D4", "pass"
    double loss = 0, forecast = 0;
    Evidence evidence = Evidence::sampled;
    Phase phase = Phase::opening;
    Mistake mistake = Mistake::none;
};

// As much of a review as is asked of many games together.
struct ReviewedGame {
    std::string key, name, date, result;
    std::array<std::string, 2> players, ranks;  // by color
    int size = 19;                              // of the longer side
    int moves = 0;
    std::array<int, 2> moves_of{};
    std::vector<LostMove> lost;  // in order
};

// What was lost on one side of so many games.  A game that somebody plays against himself counts twice.
struct Losses {
    std::int64_t games = 0, moves = 0;
    std::array<double, 3> by_phase{};  // points
    std::array<double, mistake_kinds> by_mistake{};

    double lost() const { return by_phase[0] + by_phase[1] + by_phase[2]; }
    void add(const Losses& other,
             double weight = 1);  // of a weight that is no whole number, games are rounded
};

struct RankLosses {
    int level = 0;  // sgf/rank.h
    Losses losses;
};

// What is lost from one move to another, and on how many sides of games that lasted so long.
struct Stretch {
    int from = 1, to = 20;
    std::int64_t games = 0;
    double lost = 0;
};

// Worth looking at: much was lost by a move whose kind costs its player much, while the game was open.
struct Moment {
    std::string key, game;  // of ReviewedGame
    std::array<std::string, 2> players;
    LostMove move;
    std::optional<go::Board> before;  // where the record is at hand
};

struct GameLine {
    std::string key, name, date, result;
    std::array<std::string, 2> players, ranks;
    int moves = 0;
    std::array<double, 2> lost{};
    LostMove worst;  // of the subject; no loss: there is none
};

// `tedomari profile`, and the page's collection: what somebody, or everybody in some games, loses, and how.
struct Profile {
    std::string subject;             // a player; empty: everybody
    std::string source;              // the folder or the database
    std::int64_t not_reviewed = 0;   // games of it that nobody reviewed yet
    std::vector<std::string> ranks;  // of the subject, the weakest first
    Losses own;
    std::optional<Losses>
        peers;  // a game of others of the same ranks: `games` says of how many this is the mean
    std::vector<RankLosses> by_rank;  // everybody, the weakest first
    std::vector<Stretch> by_move;
    std::vector<Moment> moments;  // the most instructive first
    std::vector<GameLine> games;  // as they came

    double a_game(double points) const { return own.games > 0 ? points / static_cast<double>(own.games) : 0; }
};

// Adds games up.  Memory is a line for each game and a few moments of it.
class Profiler {
public:
    explicit Profiler(std::string subject) { profile_.subject = std::move(subject); }

    void add(const ReviewedGame& game);
    // Everybody whose games are known, the subject too, instead of those that were added.
    void set_everybody(std::vector<RankLosses> everybody) { everybody_ = std::move(everybody); }
    Profile finish() &&;

    static constexpr std::size_t most_moments = 10;

private:
    void add_side(const ReviewedGame& game, go::Color color);
    Losses peers() const;

    Profile profile_;
    std::map<int, Losses> own_by_rank_;
    std::optional<std::vector<RankLosses>> everybody_;
    std::vector<Moment> candidates_;
};

}  // namespace tedomari::analysis
