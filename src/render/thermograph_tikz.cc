// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "render/plot_extent.h"
#include "render/thermograph.h"
#include "render/ticks.h"

namespace tedomari::render {

namespace {

constexpr double width = 10, height = 7;  // centimetres

constexpr const char* colours[] = {"blue!70!black", "red!80!black", "green!50!black", "violet"};

std::string path(const cgt::Trajectory& wall, const PlotExtent& extent) {
    std::string text;
    for (const cgt::Bend& corner : corners(wall, extent.t_low, extent.t_high)) {
        text += fmt::format("{}({:.3f},{:.3f})", text.empty() ? "" : " -- ",
                            width * (1 - extent.across(corner.value)), height * extent.up(corner.t));
    }
    return text;
}

// Signs that TeX takes for its own.
std::string in_tex(const std::string& text) {
    std::string escaped;
    for (const char c : text) {
        if (c == '{' || c == '}' || c == '_' || c == '&' || c == '%' || c == '#' || c == '$') escaped += '\\';
        escaped += c == '|'   ? std::string("\\textbar{}")
                   : c == '^' ? std::string("\\^{}")
                              : std::string(1, c);
    }
    return escaped;
}

}  // namespace

std::string to_tikz(const ThermographPlot& plot) {
    const PlotExtent range = extent(plot);
    std::string text = "\\begin{tikzpicture}\n";
    text += fmt::format("  \\draw[gray!40] (0,0) rectangle ({},{});\n", width, height);
    for (const Rational t : ticks(range.t_low, range.t_high, 9)) {
        text += fmt::format("  \\draw[{}] (0,{:.3f}) node[left, black] {{\\small ${}$}} -- ({},{:.3f});\n",
                            t == 0 ? "gray" : "gray!30", height * range.up(t), to_string(t), width,
                            height * range.up(t));
    }
    for (const Rational value : ticks(range.value_low, range.value_high, 11)) {
        text += fmt::format("  \\node[below] at ({:.3f},0) {{\\small ${}$}};\n",
                            width * (1 - range.across(value)), to_string(value));
    }
    for (std::size_t i = 0; i < plot.graphs.size(); ++i) {
        const PlottedThermograph& graph = plot.graphs[i];
        const std::string colour = colours[i % std::size(colours)];
        if (graph.scaffolds) {
            for (const cgt::Trajectory* scaffold : {&graph.scaffolds->left, &graph.scaffolds->right}) {
                if (!scaffold->is_infinite())
                    text += fmt::format("  \\draw[{}, dotted] {};\n", colour, path(*scaffold, range));
            }
        }
        for (const cgt::Thermograph* walls : {&graph.walls.low, &graph.walls.high}) {
            if (walls == &graph.walls.high && graph.walls.exact()) continue;
            for (const cgt::Wall* wall : {&walls->left, &walls->right}) {
                if (!wall->is_infinite())
                    text += fmt::format("  \\draw[{}, thick{}] {};\n", colour,
                                        graph.walls.exact() ? "" : ", dashed", path(*wall, range));
            }
        }
        if (!graph.label.empty())
            text += fmt::format("  \\node[{}, right] at ({},{:.3f}) {{\\small {}}};\n", colour, width + 0.2,
                                height - 0.6 * static_cast<double>(i + 1), in_tex(graph.label));
    }
    text += fmt::format("  \\node[below] at ({},-0.6) {{\\small {}}};\n", width / 2, in_tex(plot.title));
    return text + "\\end{tikzpicture}\n";
}

}  // namespace tedomari::render
