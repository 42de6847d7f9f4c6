// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "tactics/goal_view.h"

namespace tedomari::tactics {

// The goal of parting two enemy chains for good: no way from one to the other over points without a stone of
// the separator, whose chains between them are not in atari; or one of the two is taken.  A
// search::ThreatGame.
class Separate : public GoalView {
public:
    // The ground keeps layouts.
    Separate(KoBoard& ground, go::Point a, go::Point b, go::Color separator, std::uint64_t key = 0);

    int distance(int /*limit*/) const;
    std::optional<Move> winning_move();
    Trace trace_of_win(Move move);
    Trace trace_of_distance() const;
    void attacks(int order, std::vector<Move>& moves);
    void urgent_replies(std::vector<Move>& moves);

private:
    // The points on the shortest ways between the chains and on those a little longer.
    Trace gaps(int longer) const;

    go::Point a_, b_;
    go::Color separator_;
};

bool is_separated(const go::Board& board, go::Point a, go::Point b, go::Color separator);

}  // namespace tedomari::tactics
