// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "render/thermograph.h"

namespace tedomari::render {

// The part of the plane a plot shows.
struct PlotExtent {
    Rational t_low, t_high;
    Rational value_low, value_high;

    // How far from the low end, 0 to 1.
    double across(Rational value) const {
        return (value - value_low).to_double() / (value_high - value_low).to_double();
    }
    double up(Rational t) const { return (t - t_low).to_double() / (t_high - t_low).to_double(); }
};
PlotExtent extent(const ThermographPlot& plot);

// The corners of a trajectory between two temperatures, from below; none when it is infinite.
std::vector<cgt::Bend> corners(const cgt::Trajectory& trajectory, Rational t_low, Rational t_high);

}  // namespace tedomari::render
