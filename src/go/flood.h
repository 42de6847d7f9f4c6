// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "go/point.h"
#include "go/point_set.h"

namespace tedomari::go {

// The points that can be walked to from `start`, which is among them, over neighbours p with may_enter(p).
// That is asked for points of the frame too.
template <class F>
PointSet flood(Point start, F&& may_enter) {
    PointSet seen{start};
    std::vector<Point> open{start};
    while (!open.empty()) {
        const Point p = open.back();
        open.pop_back();
        for (const Point q : p.neighbours()) {
            if (seen.contains(q) || !may_enter(q)) continue;
            seen.insert(q);
            open.push_back(q);
        }
    }
    return seen;
}

// The same in layers, for as long as `goes_on` says of what has been reached.
template <class F, class G>
PointSet flood_while(Point start, F&& may_enter, G&& goes_on) {
    PointSet reached{start};
    for (PointSet layer{start}; !layer.empty() && goes_on(reached); reached |= layer) {
        PointSet next;
        (layer.neighbours() - reached).for_each([&](Point p) {
            if (may_enter(p)) next.insert(p);
        });
        layer = next;
    }
    return reached;
}

// The points from which one starts and those of `among` that can be walked to over such.
PointSet flood(const PointSet& starts, const PointSet& among);

// The pieces of a set that hang together, the one with the lowest point first.
std::vector<PointSet> pieces(PointSet points);

}  // namespace tedomari::go
