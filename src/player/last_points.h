// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "base/budget.h"
#include "go/board.h"
#include "go/point_set.h"

namespace tedomari::player {

// What is left of a game.  Points that are not open are settled: each is its owner's for good, whatever
// stands there, and no chain beside a settled point of its color is ever taken.
struct LastPoints {
    go::Board board;
    go::PointSet open;
    go::PointMap<go::Cell> owner;  // of the settled points
};

// Who plays next, and what he may not play though it looks possible: a ko, a repetition.
struct LastTurn {
    go::Color color = go::Color::black;
    bool passed = false;  // the opponent just did
    go::PointSet forbidden;
};

// What perfect play comes to and the moves that keep it.
struct LastMoves {
    // Black's open points less White's; where there is a ko, with White or Black its master.
    int low = 0, high = 0;
    go::PointSet open;  // the points that were open
    go::PointSet best;  // with either master
    bool pass_is_best = false;

    // A move elsewhere is a pass.
    bool has(go::Move move) const {
        return open.contains(move.point) ? best.contains(move.point) : pass_is_best;
    }
};

// By trying everything, area counted, until both pass.  In a ko one player is the master: he retakes at once
// as if he had a threat, and the other never retakes; both players are tried.  Positions do not
// repeat along a line; what is remembered of one is used on every line that leads to it.
//
// Nothing when there are more than 64 open points, the budget is spent, or the masters agree on no move.
// A dozen empty points take some ten thousand nodes, 0.3 µs each.
std::optional<LastMoves> last_moves(const LastPoints& points, const LastTurn& turn, Budget& budget);

}  // namespace tedomari::player
