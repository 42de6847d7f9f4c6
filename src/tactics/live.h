// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "tactics/goal_view.h"

namespace tedomari::tactics {

// The goal of making a chain unconditionally alive (go/benson.h): after that its owner need not answer
// anything, so a proof is one for good.  Life in seki, or by answers to the end of the game, is not what is
// asked.  Meant for groups that are enclosed, where the room for eyes is small.  A search::ThreatGame; the
// attacker is the chain's owner.
class Live : public GoalView {
public:
    Live(KoBoard& ground, go::Point stone, go::Color owner, std::uint64_t key = 0);

    int distance(int limit) const;
    std::optional<Move> winning_move();
    Trace trace_of_win(Move move);
    Trace trace_of_distance() const { return room(); }
    void attacks(int order, std::vector<Move>& moves);
    void urgent_replies(std::vector<Move>& moves);

private:
    bool is_alive_after(Move move);
    // Empty points that can be walked to from the chain without crossing an enemy stone, and the last
    // liberties of enemies beside it.
    Trace room() const;

    go::Point stone_;
};

bool is_alive(const go::Board& board, go::Point stone, go::Color color);

}  // namespace tedomari::tactics
