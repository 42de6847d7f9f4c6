// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cgt/ko_graph.h"
#include "cgt/thermograph.h"

namespace tedomari::render {

// One thermograph of a plot; a ko has one for each komaster.
struct PlottedThermograph {
    cgt::ThermographBounds walls;
    std::string label;                        // "Left is komaster"; may be empty when there is only one
    std::optional<cgt::Scaffolds> scaffolds;  // drawn when there
};

// The conventional plot: temperature upwards, values growing to the left, where Left is.
struct ThermographPlot {
    std::string title;
    std::vector<PlottedThermograph> graphs;  // one or two; up to four in hues of their own, more in one ink
    std::optional<Rational> from = {};       // the lowest temperature shown; the ground unless given
    std::string left = "Left", right = "Right";  // on a Go board Black and White
};

// A picture of its own, for light and dark pages.
std::string to_svg(const ThermographPlot& plot);

// The same for LaTeX: a picture of TikZ, which needs no libraries.
std::string to_tikz(const ThermographPlot& plot);

// The same in characters, for a terminal.
struct TextSize {
    int columns = 72, rows = 24;
};
std::string to_text(const ThermographPlot& plot, TextSize size = {});

}  // namespace tedomari::render
