// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "tactics/goal_view.h"

namespace tedomari::tactics {

// The goal of making a real eye of one point: empty, all neighbours own stones of chains that have another
// liberty, and own stones on every diagonal at the edge, on all but one elsewhere.  A search::ThreatGame.
class Eye : public GoalView {
public:
    Eye(KoBoard& ground, go::Point point, go::Color maker, std::uint64_t key = 0);

    int distance(int /*limit*/) const;
    std::optional<Move> winning_move();
    Trace trace_of_win(Move move);
    Trace trace_of_distance() const;
    void attacks(int order, std::vector<Move>& moves);
    void urgent_replies(std::vector<Move>& moves);

private:
    // The empty points around, the liberties of enemies there with at most so many, and ways out of atari.
    Trace vital_points(int most) const;

    go::Point point_;
    go::Cell own_;
};

bool is_eye(const go::Board& board, go::Point point, go::Color color);

}  // namespace tedomari::tactics
