// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "render/thermograph.h"

namespace tedomari::render {

// The part of the plane a plot shows.
struct PlotExtent {
    Rational t_low, t_high;
    Rational value_low, value_high;
};
PlotExtent extent(const ThermographPlot& plot);

// The corners of a trajectory between two temperatures, from below; none when it is infinite.
std::vector<cgt::Bend> corners(const cgt::Trajectory& trajectory, Rational t_low, Rational t_high);

}  // namespace tedomari::render
