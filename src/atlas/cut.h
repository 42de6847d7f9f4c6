// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "go/board.h"
#include "go/point_set.h"

namespace tedomari::atlas {

// Whose the points next to the piece are held to be.
using Owners = go::PointMap<go::Cell>;

// A piece of a board on a smaller board of its own, where whatever surrounds it is settled for good [Benson 1976]: all
// walls live, and nobody lives behind them.  So what is true of the piece alone is true of that board.
//
//      . . X O . . .        piece: column C between      . X . O .    Of what lay behind the walls
//      . X . . O . .        the walls                    X X . O O    nothing is left but what
//      . X O . . O .                                     . X O O .    they live by.
struct Cut {
    go::Board board;
    go::PointSet open;          // the piece, where it lies now
    int columns = 0, rows = 0;  // so far it was moved to the left and down
    bool left = false, right = false, top = false, bottom = false;  // sides where the larger board went on

    go::Point moved(go::Point p) const {
        return p.is_nowhere() ? p : go::Point::at(p.column() - columns, p.row() - rows);
    }
    go::PointSet moved(const go::PointSet& points) const;
};

// Nothing when no wall of a few points' depth can be made to live.
std::optional<Cut> cut_out(const go::Board& board, const go::PointSet& open, const Owners& owners);

}  // namespace tedomari::atlas
