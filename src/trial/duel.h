// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "tactics/goal.h"
#include "trial/problems.h"

namespace tedomari::trial {

// How far a goal is reached, as GNU Go's codes tell it, from the side whose goal it is: in this order.
enum class Success : std::uint8_t { none, losing_ko, winning_ko, sure };

// What an answer to "attack", "defend", "connect" or "disconnect" says; nothing of one that is no such answer.
std::optional<Success> success_of(const std::string& answer, tactics::Side first);

// The question in GTP: "attack D4", "disconnect D4 E6".
std::string query_of(const tactics::Goal& goal, tactics::Side first);

enum class DuelEnd : std::uint8_t { reached, prevented, open };

// Who says that a capture or a connection can be reached plays it out, and the other prevents it: we on one side, each
// move searched within the limits, a rival on the other.  Reached when search proves it or the rival, defending,
// gives up; prevented when the attacker gives up; open where it comes to a ko or to no end.
struct Duel {
    tactics::Goal goal;
    tactics::Side ours;
    const Rival& rival;
    Limits limits;
    tactics::ReadingTable& table;
    const std::atomic<bool>* cancel = nullptr;

    DuelEnd play(go::Board board, tactics::Side first) const;

private:
    std::optional<DuelEnd> move_of_rival(go::Board& board, tactics::Side side) const;
    std::optional<DuelEnd> our_move(go::Board& board, tactics::Side side) const;
    std::optional<DuelEnd> advance(go::Board& board, go::Move move) const;
};

}  // namespace tedomari::trial
