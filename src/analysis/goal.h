// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "base/budget.h"
#include "go/position.h"
#include "outcome/outcome.h"
#include "tactics/question.h"

namespace tedomari::analysis {

// The words that reports of goals are made of, for who shows them.
using tactics::Goal;
using tactics::Question;
using tactics::Reading;

// What a player asks about a goal: can Friend reach it, by which moves, and what may either side threaten?
struct GoalReport {
    go::Position position;
    tactics::Question question;
    outcome::Status status;  // Friend first | Opponent first

    tactics::Reading friend_first, opponent_first;  // outcomes from the side of the goal's attacker
    Evidence friend_evidence = Evidence::bounded, opponent_evidence = Evidence::bounded;

    // Every move is verified by a search of its own.
    std::vector<go::Point> winning_moves;     // Friend's, that get what friend_first promises
    std::vector<go::Point> preventing_moves;  // Opponent's, that get what opponent_first promises
    std::vector<go::Point>
        friend_threats;  // of a goal lost even when Friend moves first: two in a row reach it
    std::vector<go::Point>
        opponent_threats;  // of a goal won even when Opponent moves first: two in a row spoil it
    bool complete = true;  // false when the budget ended the lists early

    std::vector<go::Move> main_line;  // of the proof, the longest resistance
    std::uint64_t nodes = 0;
    std::uint64_t nodes_of_status = 0;  // without those of the lists of moves
    double seconds = 0;
};

// Boards of up to this many points are searched to the end, so that a loss is a proof as well.
inline constexpr int always_exhaustive = 25;

GoalReport study_goal(const go::Position& position, const tactics::Question& question,
                      const tactics::Effort& effort, tactics::ReadingTable& table, Budget& budget);

// The main line of a proof from a position in which this side moves first.
std::vector<go::Move> main_line(const tactics::ProofTree& proof, go::Color attacker);

}  // namespace tedomari::analysis
