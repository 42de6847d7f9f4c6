// SPDX-License-Identifier: MIT
#include "render/thermograph.h"

#include <algorithm>
#include <set>

#include "render/labels.h"
#include "render/plot_extent.h"
#include "render/styles.h"
#include "render/svg.h"
#include "render/ticks.h"

namespace tedomari::render {

namespace {

using cgt::Bend;
using cgt::Thermograph;
using cgt::Trajectory;

constexpr double page_width = 660, page_height = 480;
constexpr int value_ticks = 11;
constexpr const char* hues[] = {"blue", "red", "green", "purple"};
constexpr double plot_left = 64, plot_right = 636, plot_bottom = 424;

class Drawing {
public:
    explicit Drawing(const ThermographPlot& plot)
        : plot_(plot),
          extent_(extent(plot)),
          top_(plot.title.empty() ? 48 : 72),
          svg_(page_width, page_height, plot.title.empty() ? "thermograph" : plot.title, thermograph_style()),
          room_({plot_left + 2, top_ + 2}, plot_right - plot_left - 4, plot_bottom - top_ - 4) {}

    std::string run() && {
        svg_.rectangle({0, 0}, page_width, page_height, "page");
        if (!plot_.title.empty()) svg_.text({plot_left, 28}, Svg::Anchor::start, plot_.title, "title");
        axes();
        legend();
        svg_.begin_clip({plot_left, top_}, plot_right - plot_left, plot_bottom - top_);
        for (std::size_t i = 0; i < plot_.graphs.size(); ++i) hills(i);
        for (std::size_t i = 0; i < plot_.graphs.size(); ++i) scaffolds(i);
        for (std::size_t i = 0; i < plot_.graphs.size(); ++i) walls(i);
        svg_.end_clip();
        for (std::size_t i = 0; i < plot_.graphs.size(); ++i) labels(i);
        return std::move(svg_).finish();
    }

private:
    double x(Rational value) const { return plot_right - extent_.across(value) * (plot_right - plot_left); }
    double y(Rational t) const { return plot_bottom - extent_.up(t) * (plot_bottom - top_); }
    Spot spot(const Bend& bend) const { return {x(bend.value), y(bend.t)}; }
    std::vector<Spot> spots(const Trajectory& trajectory, Rational low, Rational high) const {
        std::vector<Spot> result;
        for (const Bend& corner : corners(trajectory, low, high)) result.push_back(spot(corner));
        return result;
    }
    bool several() const { return plot_.graphs.size() > 1; }
    // A crowd is drawn in one ink and without numbers.
    bool crowd() const { return plot_.graphs.size() > std::size(hues); }
    std::string hue(std::size_t i) const { return crowd() ? "ink" : hues[i]; }

    void axes() {
        if (extent_.t_low < 0) {
            svg_.rectangle({plot_left, y(0)}, plot_right - plot_left, plot_bottom - y(0), "under");
        }
        for (const Rational t : ticks(extent_.t_low, extent_.t_high, 9)) {
            svg_.line({plot_left, y(t)}, {plot_right, y(t)}, t == 0 ? "zero" : "grid");
            svg_.text({plot_left - 8, y(t) + 4}, Svg::Anchor::end, fraction_text(t), "axis");
        }
        for (const Rational value : ticks(extent_.value_low, extent_.value_high, value_ticks)) {
            svg_.line({x(value), top_}, {x(value), plot_bottom}, "grid");
            svg_.text({x(value), plot_bottom + 18}, Svg::Anchor::middle, fraction_text(value), "axis");
        }
        svg_.line({plot_left, plot_bottom}, {plot_right, plot_bottom}, "zero");
        svg_.vertical_text({20, (top_ + plot_bottom) / 2}, "temperature", "axis");
        svg_.text({plot_left, plot_bottom + 40}, Svg::Anchor::start, "← " + plot_.left, "axis");
        svg_.text({(plot_left + plot_right) / 2, plot_bottom + 40}, Svg::Anchor::middle, "value", "axis");
        svg_.text({plot_right, plot_bottom + 40}, Svg::Anchor::end, plot_.right + " →", "axis");
    }

    void legend() {
        double at = plot_left;
        const auto item = [&](std::string_view look, const std::string& words) {
            svg_.line({at, top_ - 16}, {at + 26, top_ - 16}, look);
            svg_.text({at + 32, top_ - 12}, Svg::Anchor::start, words, "small");
            at += 52 + 6.2 * static_cast<double>(width_of(words));
        };
        if (crowd()) {
        } else if (several()) {
            for (std::size_t i = 0; i < plot_.graphs.size(); ++i)
                item("wall " + hue(i) + (i > 0 ? " second" : ""), plot_.graphs[i].label);
        } else {
            item("wall blue", plot_.left + "'s wall");
            item("wall red", plot_.right + "'s wall");
            item("wall ink", "mast");
        }
        if (std::any_of(plot_.graphs.begin(), plot_.graphs.end(),
                        [](const auto& g) { return g.scaffolds.has_value(); })) {
            item("scaffold ink", "scaffolds");
        }
        if (std::any_of(plot_.graphs.begin(), plot_.graphs.end(),
                        [](const auto& g) { return !g.walls.exact(); })) {
            item("wall ink bound", "bounds");
        }
        if (!several() && !plot_.graphs.empty() && !plot_.graphs[0].label.empty()) {
            svg_.text({plot_right, top_ - 12}, Svg::Anchor::end, plot_.graphs[0].label, "small");
        }
    }

    void hills(std::size_t i) {
        const auto& walls = plot_.graphs[i].walls;
        if (!walls.exact() || crowd()) return;
        for (const cgt::Phase& phase : phases(walls.low)) {
            if (phase.kind != cgt::Phase::Kind::hill) continue;
            const Rational low = std::max(phase.from, extent_.t_low);
            const Rational high = std::min(phase.to.value_or(extent_.t_high), extent_.t_high);
            if (low >= high) continue;
            std::vector<Spot> outline = spots(walls.low.left, low, high);
            const std::vector<Spot> back = spots(walls.low.right, low, high);
            outline.insert(outline.end(), back.rbegin(), back.rend());
            svg_.polygon(outline, i == 0 ? "hill" : i == 1 ? "hill2" : "hill3");
        }
    }

    void scaffolds(std::size_t i) {
        const auto& pair = plot_.graphs[i].scaffolds;
        if (!pair) return;
        const auto draw = [&](const Trajectory& scaffold, std::string_view look) {
            if (!scaffold.is_infinite()) trace(scaffold, extent_.t_low, extent_.t_high, look);
        };
        draw(pair->left, "scaffold " + (several() ? hue(i) : "blue"));
        draw(pair->right, "scaffold " + (several() ? hue(i) : "red"));
    }

    void walls(std::size_t i) {
        const auto& [low, high] = plot_.graphs[i].walls;
        const std::string dash = low == high ? (i > 0 && !crowd() ? " second" : "") : " bound";
        const std::string left = several() ? hue(i) : "blue", right = several() ? hue(i) : "red";
        const std::string mast = several() ? hue(i) : "ink";
        draw(low, "wall " + left + dash, "wall " + right + dash, mast);
        if (!(low == high)) draw(high, "wall " + left + dash, "wall " + right + dash, mast);
    }

    void draw(const Thermograph& walls, const std::string& left, const std::string& right,
              const std::string& mast) {
        if (walls.left.is_infinite() || walls.right.is_infinite()) {
            for (const auto& [wall, look] : {std::pair(&walls.left, left), std::pair(&walls.right, right)}) {
                if (!wall->is_infinite()) trace(*wall, extent_.t_low, extent_.t_high, look);
            }
            return;
        }
        for (const cgt::Phase& phase : phases(walls)) {
            const Rational low = std::max(phase.from, extent_.t_low);
            const Rational high = std::min(phase.to.value_or(extent_.t_high), extent_.t_high);
            if (low >= high) continue;
            if (phase.kind == cgt::Phase::Kind::hill) {
                trace(walls.left, low, high, left);
                trace(walls.right, low, high, right);
                continue;
            }
            const std::string look = several()                 ? left
                                     : left.ends_with("bound") ? "wall ink bound"
                                                               : "wall ink";
            trace(walls.left, low, high, look);
            if (!phase.to) arrow(walls.left.at(high), mast);
        }
    }
    void trace(const Trajectory& wall, Rational low, Rational high, std::string_view look) {
        const std::vector<Spot> path = spots(wall, low, high);
        svg_.polyline(path, look);
        for (std::size_t i = 1; i < path.size(); ++i) room_.keep_clear(path[i - 1], path[i]);
    }
    void arrow(Rational value, const std::string& hue) {
        const double at = x(value);
        svg_.polygon({{at, top_ + 1}, {at - 5, top_ + 12}, {at + 5, top_ + 12}}, hue + "-fill");
    }

    // The mast's foot first: it answers who is ahead and how big the move is.
    void labels(std::size_t i) {
        const auto& [low, high] = plot_.graphs[i].walls;
        if (!(low == high) || low.left.is_infinite() || low.right.is_infinite() || crowd()) return;
        const std::string hue = (several() ? this->hue(i) : "ink") + "-fill";
        const Bend foot = {low.temperature(), low.mean()};
        if (foot.t >= extent_.t_low)
            label(foot, "mean " + fraction_text(foot.value) + ", t " + fraction_text(foot.t), "mean label",
                  6.9, hue);
        for (const cgt::Wall* wall : {&low.left, &low.right}) {
            for (const Bend& corner : corners(*wall, extent_.t_low, extent_.t_high)) {
                if (corner == foot || corner.t == extent_.t_high) continue;
                if (corner.t > extent_.t_low) {
                    label(corner, fraction_text(corner.value) + ", t " + fraction_text(corner.t),
                          "small label", 6.1, hue);
                } else if (!has_tick(corner.value)) {
                    label(corner, fraction_text(corner.value), "small label", 6.1, hue);
                }
            }
        }
    }
    bool has_tick(Rational value) const {
        const auto marks = ticks(extent_.value_low, extent_.value_high, value_ticks);
        return std::find(marks.begin(), marks.end(), value) != marks.end();
    }
    void label(const Bend& bend, const std::string& words, std::string_view look, double letter,
               const std::string& hue) {
        if (!labelled_.insert({bend.t, bend.value}).second) return;
        const Spot at = spot(bend);
        svg_.dot(at, 3.2, hue, words);
        const auto placed = room_.place(at, letter * static_cast<double>(width_of(words)), 13);
        if (placed) svg_.text(placed->at, placed->anchor, words, look);
    }

    const ThermographPlot& plot_;
    PlotExtent extent_;
    double top_;
    Svg svg_;
    LabelRoom room_;
    std::set<std::pair<Rational, Rational>> labelled_;
};

}  // namespace

std::string to_svg(const ThermographPlot& plot) { return Drawing(plot).run(); }

}  // namespace tedomari::render
