// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <unordered_map>
#include <utility>

#include "go/board.h"
#include "tactics/relevant.h"
#include "tactics/sente.h"

namespace tedomari::valuation {

// What searches of goals said of earlier positions of a game, and still say: a stone on no point of a
// search's trace leaves its answer as it was.  For one game and one way of searching.
class Memory {
public:
    // Forgets what leans on a point that has changed since the last call.
    void go_on(const go::Board& board);

    std::optional<tactics::GoalSummary> summary(const tactics::Goal& goal) const;
    void keep(const tactics::GoalSummary& summary);

    // A goal once a move is played, with this side to move then.
    struct Question {
        go::Move move;
        tactics::Question goal;
        tactics::First first;
    };
    std::optional<tactics::Verdict> verdict(const Question& question) const;
    // The trace is that of the search after the move.
    void keep(const Question& question, tactics::Verdict verdict, const go::PointSet& trace);

    std::size_t size() const { return summaries_.size() + verdicts_.size(); }

private:
    std::uint64_t key(const tactics::Goal& goal) const { return tactics::key_of(goal, board_.size()); }
    std::uint64_t key(const Question& question) const;

    go::Board board_;
    std::unordered_map<std::uint64_t, tactics::GoalSummary> summaries_;
    std::unordered_map<std::uint64_t, std::pair<tactics::Verdict, go::PointSet>> verdicts_;
};

}  // namespace tedomari::valuation
