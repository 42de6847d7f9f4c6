// SPDX-License-Identifier: MIT
#include "render/plot_extent.h"

#include <algorithm>

namespace tedomari::render {

namespace {

template <class Visit>
void for_each_wall(const ThermographPlot& plot, Visit visit) {
    for (const PlottedThermograph& graph : plot.graphs) {
        for (const cgt::Thermograph* walls : {&graph.walls.low, &graph.walls.high}) {
            for (const cgt::Wall* wall : {&walls->left, &walls->right}) {
                if (!wall->is_infinite()) visit(*wall);
            }
        }
    }
}

}  // namespace

std::vector<cgt::Bend> corners(const cgt::Trajectory& trajectory, Rational t_low, Rational t_high) {
    std::vector<cgt::Bend> result;
    if (trajectory.is_infinite()) return result;
    const Rational low = std::max(t_low, trajectory.base());
    result.push_back({low, trajectory.at(low)});
    for (const cgt::Bend& bend : trajectory.bends()) {
        if (bend.t > low && bend.t < t_high) result.push_back(bend);
    }
    result.push_back({t_high, trajectory.at(t_high)});
    return result;
}

// From the ground, or just below it, to a little above the last bend.
PlotExtent extent(const ThermographPlot& plot) {
    PlotExtent result{cgt::coldest, 0, 0, 0};
    bool first = true;
    for_each_wall(plot, [&](const cgt::Wall& wall) {
        result.t_low = first ? wall.base() : std::min(result.t_low, wall.base());
        result.t_high = first ? wall.last_bend() : std::max(result.t_high, wall.last_bend());
        first = false;
    });
    if (plot.from) result.t_low = *plot.from;
    result.t_high = std::max(result.t_high, result.t_low);
    result.t_high += (result.t_high - result.t_low) / 6;
    result.t_high = std::max(result.t_high, result.t_low + 2);
    first = true;
    for_each_wall(plot, [&](const cgt::Wall& wall) {
        for (const cgt::Bend& corner : corners(wall, result.t_low, result.t_high)) {
            result.value_low = first ? corner.value : std::min(result.value_low, corner.value);
            result.value_high = first ? corner.value : std::max(result.value_high, corner.value);
            first = false;
        }
    });
    const Rational margin = std::max(Rational(1, 2), (result.value_high - result.value_low) / 12);
    result.value_low -= margin;
    result.value_high += margin;
    return result;
}

}  // namespace tedomari::render
