// SPDX-License-Identifier: MIT
#include "go/flood.h"

namespace tedomari::go {

PointSet flood(const PointSet& starts, const PointSet& among) {
    PointSet reached = starts;
    for (PointSet fresh = starts; !fresh.empty(); reached |= fresh)
        fresh = (fresh.neighbours() & among) - reached;
    return reached;
}

std::vector<PointSet> pieces(PointSet points) {
    std::vector<PointSet> found;
    while (!points.empty()) {
        found.push_back(flood(PointSet{points.first()}, points));
        points -= found.back();
    }
    return found;
}

}  // namespace tedomari::go
