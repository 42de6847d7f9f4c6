// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "go/point_set.h"
#include "tactics/ko_board.h"

namespace tedomari::tactics {

// The goal of making a real eye of one point: empty, all neighbours own stones of chains that have another
// liberty, and own stones on every diagonal at the edge, on all but one elsewhere.  A search::ThreatGame.
class Eye {
public:
    using Move = go::Point;
    using Trace = go::PointSet;

    Eye(const go::Board& board, go::Point point, go::Color maker, KoRule rule = {});

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
    // The empty points around, the liberties of enemies there with at most so many, and ways out of atari.
    Trace vital_points(int most) const;

    KoBoard ground_;
    go::Point point_;
    go::Cell own_;
    int reach_ = 3;
};

bool is_eye(const go::Board& board, go::Point point, go::Color color);

}  // namespace tedomari::tactics
