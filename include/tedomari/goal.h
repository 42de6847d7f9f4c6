// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <tedomari/position.h>
#include <vector>

namespace tedomari::api {

struct GoalReport {
    std::string goal;
    Color friend_color = Color::black;         // whose goal it is
    std::string status;                        // "W|L": Friend first | Opponent first
    std::string friend_first, opponent_first;  // "W", "L", "KO↑", "KO↓", "U"
    Evidence friend_evidence = Evidence::bounded, opponent_evidence = Evidence::bounded;
    std::string friend_move, opponent_move;     // the best; empty when none is known
    std::vector<std::string> winning_moves;     // Friend's, that get what friend_first promises
    std::vector<std::string> preventing_moves;  // Opponent's
    bool complete = true;                       // false when the lists ended early
    std::uint64_t nodes = 0;
    double seconds = 0;
    std::string text, json;  // as `tedomari goal` prints them

    bool is_known() const { return status.find('U') == std::string::npos; }
};

// A tactical goal, "capture(D4)" or "connect(C3,E5)", or several joined by and, or, not: `tedomari goal`.
// Ten seconds unless said otherwise.
TEDOMARI_API GoalReport goal(const Position& position, const std::string& goal, const Effort& effort = {});

}  // namespace tedomari::api
