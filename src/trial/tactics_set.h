// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "trial/cases.h"
#include "trial/drawn_games.h"
#include "trial/problems.h"

namespace tedomari::trial {

// Captures and connections at random in positions of recorded games, asked of ourselves and of another engine.  Where the
// two answers differ it is decided who was wrong:
//
//   by proof  A search of ours that may take far longer, or that starts with the rival's move, proves what one of them
//             denies.
//   by play   Otherwise who says that the goal is reached plays it out against the other (trial/duel.h).
//   open      It is a ko, or the play comes to no end.
struct TacticsSetQuestion {
    GameDraw games;     // one position each, at a move drawn from the last four fifths
    int questions = 8;  // of each position: attack, defend, connect and disconnect in turn
    double seconds_each = 0.1;
    std::uint64_t nodes_each = std::numeric_limits<std::uint64_t>::max();
    double longer = 20;  // how often these limits the search that decides may spend
    Rival rival;
    const std::atomic<bool>* cancel = nullptr;
};

enum class Decision : std::uint8_t { alike, proof, play, open };
std::string_view to_string(Decision decision);

struct TacticsCase {
    std::string game;  // file and number
    int move = 0;
    std::string kind, query, ours, rival;  // "attack", "attack D4", "1 C3", "0"
    Decision decision = Decision::alike;
    bool ours_wrong = false, rival_wrong = false;
    double seconds = 0, rival_seconds = 0;
    std::uint64_t nodes = 0;
};

struct TacticsSetReport : Cases<TacticsCase> {};

// An error when there are no games, or when the rival cannot be asked.
Result<TacticsSetReport> tactics_set(const TacticsSetQuestion& question,
                                     const std::function<void(const TacticsCase&)>& tell = {});

// One answer that differs.
std::string to_text(const TacticsCase& found);
// The table by kind.
std::string to_text(const TacticsSetReport& report);

// {"interrupted","cases":[{"game","move","query","ours","rival","decision","oursWrong","rivalWrong","seconds",
//  "rivalSeconds","nodes"}]}
nlohmann::json to_json(const TacticsSetReport& report);

}  // namespace tedomari::trial
