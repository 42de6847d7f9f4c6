// SPDX-License-Identifier: MIT
#pragma once

#include "go/board.h"

namespace tedomari::go {

// A point that all its neighbours and enough of its corners make an eye of the color; nobody fills his own.
inline bool is_own_eye(const Board& board, Point p, Color color) {
    for (const Point q : p.neighbours()) {
        if (board.at(q) != cell(color) && board.at(q) != Cell::edge) return false;
    }
    int enemies = 0, edges = 0;
    for (const Point q : p.diagonals()) {
        enemies += board.at(q) == cell(opponent(color)) ? 1 : 0;
        edges += board.at(q) == Cell::edge ? 1 : 0;
    }
    return enemies + (edges > 0 ? 1 : 0) < 2;
}

}  // namespace tedomari::go
