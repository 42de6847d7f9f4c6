// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "base/budget.h"
#include "go/board.h"
#include "tactics/eyespace.h"
#include "tactics/goal.h"

namespace tedomari::analysis {

// The answer to one of GNU Go's questions: a code for the side that moves first (0 fails, 1 works, 2 by a ko
// it takes first, 3 by a ko for which it must threaten first) and its move.
using tactics::ReadingTable;
using tactics::Side;

struct TacticalAnswer {
    int code = 0;
    go::Point move;  // nowhere: works without a move, or fails
    bool known = true;
    bool proved = false;
    bool judged = false;  // that the goal is reached: unlikely replies were left out
    std::uint64_t nodes = 0;
    std::optional<tactics::Check> check;  // of the proof of a win or a ko, if asked for
};

// With nodes to verify, every proof is drawn and played against all legal replies of the whole board.
TacticalAnswer ask(const go::Board& board, const tactics::Goal& goal, tactics::Side first,
                   tactics::ReadingTable& table, Budget& budget, std::uint64_t nodes_to_verify = 0);

// Whether a chain is captured; whether two are connected, the attacker being who connects them.
TacticalAnswer ask_capture(const go::Board& board, go::Point stone, Side first, ReadingTable& table,
                           Budget& budget);
TacticalAnswer ask_connection(const go::Board& board, go::Point a, go::Point b, Side first,
                              ReadingTable& table, Budget& budget);

std::string to_string(const TacticalAnswer& answer);  // "0", "1 D4", "2 PASS"

// "alive", "dead", "undecided", "black_territory" or "white_territory"; see go/unconditional.h.
std::string unconditional_status(const go::Board& board, go::Point point);

// The eye space at a point and its eyes.  Where both colors have one, Black's, as GNU Go has it.
struct EyeAnswer {
    std::optional<tactics::EyeSpace> space;
    tactics::EyeCount eyes;
};
EyeAnswer eyes_at(const go::Board& board, go::Point point, tactics::ReadingTable& table, Budget& budget);

// As GNU Go's eval_eye says it: "1 1", "0 1 D4 D4" with a vital point for each side, "-1" where there is no
// eye space.
std::string to_string(const EyeAnswer& answer);
std::string eval_eye(const go::Board& board, go::Point point, tactics::ReadingTable& table, Budget& budget);

}  // namespace tedomari::analysis
