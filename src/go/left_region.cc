// SPDX-License-Identifier: MIT
#include "go/left_region.h"

#include "go/flood.h"

namespace tedomari::go {

LeftRegion left_region(const Board& board, Color color, Point start) {
    const Cell own = cell(color);
    LeftRegion region;
    region.points = flood(start, [&](Point p) { return board.at(p) != own && board.at(p) != Cell::edge; });
    PointSet empty;
    region.points.for_each([&](Point p) {
        if (board.is_empty(p)) empty.insert(p);
        for (const Point q : p.neighbours()) {
            if (board.at(q) == own) region.around.insert(board.chain(q));
        }
    });
    region.around.for_each([&](Point name) {
        if (board.liberty_set(name).includes(empty)) region.vital.insert(name);
    });
    return region;
}

}  // namespace tedomari::go
