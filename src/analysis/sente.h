// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "analysis/goals.h"
#include "tactics/sente.h"

namespace tedomari::analysis {

using tactics::Sente;
using SenteVerdict = tactics::Verdict;

// A move that reaches an unsettled goal, and a goal that it may threaten.
struct SenteFinding {
    tactics::SenteQuestion question;
    tactics::Sente sente;
};

struct SenteReport {
    go::Position position;
    std::size_t goals = 0;            // read
    std::size_t unsettled = 0;        // of these, different ones
    std::size_t moves = 0;            // that reach an unsettled goal or prevent it, each verified
    std::size_t threats = 0;          // pairs of such a move and a goal that a second move would reach
    std::size_t unknown = 0;          // of these, for want of nodes or time
    std::vector<SenteFinding> pairs;  // sente, and threats that are prevented, in the order of goals
    bool complete = true;
    std::uint64_t played = 0;  // moves, in all searches of sente
    double seconds = 0;

    std::size_t sente() const;
    // Of the threats found, how many the search has judged.
    double share_verified() const {
        return threats == 0 ? 1 : 1 - static_cast<double>(unknown) / static_cast<double>(threats);
    }
};

struct SenteOptions {
    GoalSearchOptions search;
    go::Point at;  // only moves there, unless nowhere
    tactics::SenteEffort effort;
    std::uint64_t nodes_each = 4'000;  // of all searches for one pair; then it is unknown
};

// The options for a whole board in a few seconds.
SenteOptions quick_sente();

// Chains of one color that hold together whoever moves are one group, and ways between two groups are one goal,
// whatever chains of theirs it names: the first of them is kept.
std::vector<GoalSummary> different_goals(const go::Board& board, const std::vector<GoalSummary>& goals);

// For every move that reaches an unsettled goal all goals that it is sente on [Cazenave 2005, 4.1].
SenteReport find_sente(const go::Position& position, const SenteOptions& options, Budget& budget,
                       Progress& progress);

}  // namespace tedomari::analysis
