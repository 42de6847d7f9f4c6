// SPDX-License-Identifier: MIT
#include "go/left_region.h"

#include "base/fixed_vector.h"

namespace tedomari::go {

LeftRegion left_region(const Board& board, Color color, Point start) {
    const Cell own = cell(color);
    LeftRegion region;
    PointSet empty;
    FixedVector<Point, Point::count> open{start};
    region.points.insert(start);
    while (!open.empty()) {
        const Point p = open.pop_back();
        if (board.is_empty(p)) empty.insert(p);
        for (const Point q : p.neighbours()) {
            if (board.at(q) == own) region.around.insert(board.chain(q));
            if (board.at(q) == own || board.at(q) == Cell::edge || region.points.contains(q)) continue;
            region.points.insert(q);
            open.push_back(q);
        }
    }
    region.around.for_each([&](Point name) {
        if (board.liberty_set(name).includes(empty)) region.vital.insert(name);
    });
    return region;
}

}  // namespace tedomari::go
