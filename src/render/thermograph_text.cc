// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>

#include "render/plot_extent.h"
#include "render/thermograph.h"
#include "render/ticks.h"

namespace tedomari::render {

namespace {

using cgt::Trajectory;

constexpr int margin = 8;  // columns for temperatures

//      t
//      4 │         |            one character a mark; `/` `\` and `|` lean as the wall does,
//      3 │        / \           L and R mark the walls of the two komasters, * both
//      2 │       /   \          .
class Canvas {
public:
    Canvas(const ThermographPlot& plot, TextSize size)
        : plot_(plot),
          extent_(extent(plot)),
          columns_(std::max(20, size.columns - margin)),
          rows_(std::max(6, size.rows - 3)),
          cells_(static_cast<std::size_t>(rows_), std::string(static_cast<std::size_t>(columns_), ' ')) {}

    std::string run() && {
        for (const PlottedThermograph& graph : plot_.graphs) {
            if (!graph.scaffolds) continue;
            trace(graph.scaffolds->left, '.');
            trace(graph.scaffolds->right, '.');
        }
        const bool two = plot_.graphs.size() > 1;
        for (std::size_t i = 0; i < plot_.graphs.size(); ++i) {
            const auto& [low, high] = plot_.graphs[i].walls;
            const char mark = !two ? '\0' : i == 0 ? 'L' : 'R';
            for (const auto* walls : {&low, &high}) {
                trace(walls->left, mark);
                trace(walls->right, mark);
                if (!two && low == high && !low.left.is_infinite())
                    put(0, column(low.left.at(extent_.t_high)), '^');
            }
        }
        return heading() + rows() + axis() + legend();
    }

private:
    int column(Rational value) const {
        return static_cast<int>(std::lround((1 - extent_.across(value)) * (columns_ - 1)));
    }
    int row(Rational t) const { return static_cast<int>(std::lround((1 - extent_.up(t)) * (rows_ - 1))); }

    void trace(const Trajectory& wall, char mark) {
        const auto path = corners(wall, extent_.t_low, extent_.t_high);
        for (std::size_t i = 1; i < path.size(); ++i) {
            const char leaning = path[i].value == path[i - 1].value  ? '|'
                                 : path[i].value < path[i - 1].value ? '/'
                                                                     : '\\';
            const int steps = 2 * std::max(std::abs(column(path[i].value) - column(path[i - 1].value)),
                                           std::abs(row(path[i].t) - row(path[i - 1].t)));
            for (int step = 0; step <= steps; ++step) {
                const Rational share = steps == 0 ? Rational(0) : Rational(step, steps);
                put(row(path[i - 1].t + share * (path[i].t - path[i - 1].t)),
                    column(path[i - 1].value + share * (path[i].value - path[i - 1].value)),
                    mark == 0 ? leaning : mark);
            }
        }
    }
    void put(int row, int column, char mark) {
        if (row < 0 || row >= rows_ || column < 0 || column >= columns_) return;
        char& cell = cells_[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
        const bool letters = (cell == 'L' || cell == 'R') && (mark == 'L' || mark == 'R');
        cell = letters && cell != mark ? '*' : cell == '*' ? '*' : mark;
    }

    std::string heading() const { return plot_.title.empty() ? "" : plot_.title + "\n"; }

    std::string rows() const {
        std::vector<std::string> names(static_cast<std::size_t>(rows_));
        for (const Rational t : ticks(extent_.t_low, extent_.t_high, std::max(2, rows_ / 2))) {
            names[static_cast<std::size_t>(row(t))] = fraction_text(t);
        }
        std::string result;
        for (int i = 0; i < rows_; ++i) {
            const std::string& name = names[static_cast<std::size_t>(i)];
            std::string line(
                static_cast<std::size_t>(margin - 2) - std::min<std::size_t>(margin - 2, width_of(name)),
                ' ');
            line += name + (name.empty() ? " │" : " ┤") + cells_[static_cast<std::size_t>(i)];
            line.erase(line.find_last_not_of(' ') + 1);
            result += line + "\n";
        }
        return result;
    }

    // Values below the columns they stand for, as many as fit.
    std::string axis() const {
        std::string line = std::string(margin - 1, ' ') + "└";
        std::string marks, names;
        std::size_t written = 0;
        std::vector<Rational> values =
            ticks(extent_.value_low, extent_.value_high, std::max(2, columns_ / 8));
        std::reverse(values.begin(), values.end());
        for (int i = 0; i < columns_; ++i) {
            const bool tick =
                std::any_of(values.begin(), values.end(), [&](Rational v) { return column(v) == i; });
            marks += tick ? "┴" : "─";
        }
        for (const Rational value : values) {
            const std::string name = fraction_text(value);
            const std::size_t centre = static_cast<std::size_t>(margin + column(value));
            const std::size_t start = centre - std::min(centre, width_of(name) / 2);
            if (start < written + (written == 0 ? 0 : 1)) continue;
            names += std::string(start - written, ' ') + name;
            written = start + width_of(name);
        }
        return line + marks + "\n" + names + "\n";
    }

    std::string legend() const {
        std::string result;
        for (std::size_t i = 0; i < plot_.graphs.size(); ++i) {
            const auto& graph = plot_.graphs[i];
            std::string words = plot_.graphs.size() > 1 ? (i == 0 ? "L " : "R ") : "";
            if (!graph.label.empty()) words += graph.label + ": ";
            if (graph.walls.exact() && !graph.walls.low.left.is_infinite() &&
                !graph.walls.low.right.is_infinite()) {
                words += "mean " + fraction_text(graph.walls.low.mean()) + ", temperature " +
                         fraction_text(graph.walls.low.temperature());
            } else {
                words += "bounds only";
            }
            result += std::string(margin, ' ') + words + "\n";
        }
        return result;
    }

    const ThermographPlot& plot_;
    PlotExtent extent_;
    int columns_, rows_;
    std::vector<std::string> cells_;
};

}  // namespace

std::string to_text(const ThermographPlot& plot, TextSize size) { return Canvas(plot, size).run(); }

}  // namespace tedomari::render
