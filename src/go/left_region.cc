// SPDX-License-Identifier: MIT
#include "go/left_region.h"

namespace tedomari::go {

LeftRegion left_region(const Board& board, Color color, Point start) {
    const Cell own = cell(color);
    LeftRegion region;
    PointSet empty, open{start};
    region.points.insert(start);
    for (Point p = start; !p.is_nowhere(); p = open.first()) {
        open.erase(p);
        if (board.is_empty(p)) empty.insert(p);
        for (const Point q : p.neighbours()) {
            if (board.at(q) == own) region.around.insert(board.chain(q));
            if (board.at(q) == own || board.at(q) == Cell::edge || region.points.contains(q)) continue;
            region.points.insert(q);
            open.insert(q);
        }
    }
    region.around.for_each([&](Point name) {
        if (board.liberty_set(name).includes(empty)) region.vital.insert(name);
    });
    return region;
}

}  // namespace tedomari::go
