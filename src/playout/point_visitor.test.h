// SPDX-License-Identifier: MIT
#pragma once

#include "go/point_set.h"
#include "playout/light_board.h"
#include "playout/results.h"

namespace tedomari::playout {

// Who played first where, with what result, and whose each point was in the end.
class PointVisitor {
public:
    void played(const LightBoard&, go::Move move) {
        go::PointSet& mine = first_[static_cast<std::size_t>(move.color)];
        const go::PointSet& theirs = first_[static_cast<std::size_t>(go::opponent(move.color))];
        if (!move.is_pass() && !theirs.contains(move.point)) mine.insert(move.point);
    }

    void finished(const LightBoard& board, int score) {
        first_[0].for_each([&](go::Point p) {
            ++points_[p].black_first;
            points_[p].black_score += score;
        });
        first_[1].for_each([&](go::Point p) {
            ++points_[p].white_first;
            points_[p].white_score += score;
        });
        first_ = {};
        go::for_each_point(board.size(), [&](go::Point p) {
            const go::Cell owner = board.owner(p);
            points_[p].black_owned += owner == go::Cell::black ? 1 : 0;
            points_[p].white_owned += owner == go::Cell::white ? 1 : 0;
        });
    }

    const go::PointMap<PointResults>& points() const { return points_; }

private:
    std::array<go::PointSet, 2> first_;  // of the current game, by color
    go::PointMap<PointResults> points_;
};

}  // namespace tedomari::playout
