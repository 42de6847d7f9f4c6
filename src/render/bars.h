// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace tedomari::render {

// Amounts side by side or on top of each other, up to six of each; nothing is negative.
struct BarPlot {
    struct Series {
        std::string name;
        std::vector<double> amounts;  // one for each label
    };

    std::string title, unit;          // "points a game"
    std::vector<std::string> labels;  // below each group of bars; long ones are read from below
    std::vector<Series> series;
    enum class Bars { beside, stacked } bars = Bars::beside;
};

std::string to_svg(const BarPlot& plot);

}  // namespace tedomari::render
