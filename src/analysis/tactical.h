// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "base/budget.h"
#include "go/board.h"
#include "tactics/goal.h"

namespace tedomari::analysis {

// The answer to one of GNU Go's questions: a code for the side that moves first (0 fails, 1 works, 2 by a ko
// it takes first, 3 by a ko for which it must threaten first) and its move.
struct TacticalAnswer {
    int code = 0;
    go::Point move;  // nowhere: works without a move, or fails
    bool known = true;
    bool proved = false;
    std::uint64_t nodes = 0;
};

TacticalAnswer ask(const go::Board& board, const tactics::Goal& goal, tactics::Side first,
                   tactics::ReadingTable& table, Budget& budget);

std::string to_string(const TacticalAnswer& answer);  // "0", "1 D4", "2 PASS"

// "alive", "dead", "undecided", "black_territory" or "white_territory"; see go/unconditional.h.
std::string unconditional_status(const go::Board& board, go::Point point);

// Eyes that the space at an empty point gives its owner if the opponent, or the owner, moves first.
struct EyeCount {
    int least = 0, most = 0;
    go::Point attack, defend;
};
EyeCount count_eyes(const go::Board& board, go::Point point, tactics::ReadingTable& table, Budget& budget);
std::string to_string(const EyeCount& eyes);  // "1 1", "0 1 D4 D4"

}  // namespace tedomari::analysis
