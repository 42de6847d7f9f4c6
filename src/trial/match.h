// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <filesystem>
#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "go/game.h"
#include "trial/openings.h"
#include "trial/tally.h"

namespace tedomari::trial {

// Who plays whom, and how.
struct MatchPlan {
    std::array<std::string, 2> engines;  // shell commands; the first has Black in the first game
    int games = 1;
    go::Size size = go::square(9);
    go::Rules rules;                   // with the komi
    bool alternate = false;            // the engines change colors after every game
    Openings openings;                 // in turn, each for both colors if they alternate; none: empty boards
    std::string referee;               // a shell command; empty: see GameReport::Judge
    std::filesystem::path sgf_folder;  // empty: nothing is written
    std::chrono::milliseconds move_time = std::chrono::minutes(10);  // silent for longer is lost
    int max_moves = 0;                                               // 0: four times the points, at least 50
    std::uint64_t seed = 1;  // of the first game less one; each game has its own
};

enum class GameEnd {
    counted,  // two passes
    resigned,
    illegal_move,  // lost by the player who made it
    crashed,       // lost by the engine that died or would not move
    timed_out,     // lost by the engine that kept silent
    too_long,      // no result
    disputed,      // an engine refused a legal move of the other: no result
};

// One game, finished in one way or another.
struct GameReport {
    // Who counted: the referee; the engines, when they agree; or we, with stones that random games take
    // for dead.
    enum class Judge { nobody, referee, engines, tedomari };

    int number = 1;
    int black = 0;  // which engine of the plan had Black
    GameEnd end = GameEnd::counted;
    std::optional<go::Color> winner;  // nobody: a draw if there is a score, else no result
    std::optional<Rational> score;    // Black's, komi taken off; only when counted
    Judge judge = Judge::nobody;
    std::string note;  // what was irregular, or on what the counters disagreed
    int moves = 0;
    std::array<MoveTimes, 2> times;  // by engine of the plan

    bool has_result() const { return winner || score; }
    std::optional<int> winning_engine() const;
    friend bool operator==(const GameReport&, const GameReport&) = default;
};

struct MatchReport {
    MatchPlan plan;
    std::array<std::string, 2> names;  // "GNU Go 3.8"
    std::vector<GameReport> games;     // finished ones, in order of their numbers
    int found = 0;                     // of them, in the folder already
    bool interrupted = false;

    int wins(int engine) const;
    int wins(int engine, go::Color color) const;
    int draws() const;
    int results() const;
    // Half a point for a draw; games without a result do not count.
    double rate(int engine) const;
    Interval interval(int engine) const;
    std::optional<double> mean_score(int engine) const;  // over the games that were counted
    MoveTimes times(int engine) const;
};

// What the caller may want to know or say while a match runs.
struct MatchObserver {
    std::function<void(const MatchReport& so_far, int game, int move)> on_move = [](auto&&...) {};
    const std::atomic<bool>* cancel = nullptr;
};

// Plays the games that the folder does not hold yet.  An engine that misbehaves loses that game, as the plan
// says, and is started anew.  Fails when the match cannot be played at all: an engine that is no GTP engine
// or refuses the board, a folder that cannot be written or holds another match.
Result<MatchReport> play_match(const MatchPlan& plan, const MatchObserver& observer = {});

std::string to_text(const MatchReport& report);
nlohmann::json to_json(const MatchReport& report);

}  // namespace tedomari::trial
