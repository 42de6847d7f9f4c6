// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "go/point_set.h"
#include "tactics/ko_board.h"

namespace tedomari::tactics {

// The goal of parting two enemy chains for good: no way from one to the other over points without a stone of
// the separator, whose chains between them are not in atari; or one of the two is taken.  A
// search::ThreatGame.
class Separate {
public:
    using Move = go::Point;
    using Trace = go::PointSet;

    Separate(const go::Board& board, go::Point a, go::Point b, go::Color separator, KoRule rule = {});

    KoBoard& ground() { return ground_; }
    void set_reach(int reach) { reach_ = reach; }

    std::uint64_t hash() const { return ground_.hash(); }
    std::uint64_t kin() const { return board().hash(); }
    int distance() const;
    std::optional<Move> winning_move();
    Trace trace_of_win(Move move);
    Trace trace_of_move(Move move);
    Trace trace_of_distance() const;
    void attacks(int order, std::vector<Move>& moves);
    void urgent_replies(std::vector<Move>& moves);
    void replies(Trace& trace, std::vector<Move>& moves);
    void play(Side side, Move move) { ground_.play(side, move); }
    void undo() { ground_.undo(); }

private:
    const go::Board& board() const { return ground_.board(); }
    // The points on the shortest ways between the chains and on those a little longer.
    Trace gaps(int longer) const;

    KoBoard ground_;
    go::Point a_, b_;
    go::Color separator_;
    int reach_ = 3;
};

bool is_separated(const go::Board& board, go::Point a, go::Point b, go::Color separator);

}  // namespace tedomari::tactics
