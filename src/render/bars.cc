// SPDX-License-Identifier: MIT
#include "render/bars.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

#include "render/styles.h"
#include "render/svg.h"
#include "render/ticks.h"

namespace tedomari::render {

namespace {

constexpr double bars_width = 720, bars_left = 48, bars_right = 708, bars_top = 46, bars_plot_height = 220;
constexpr double letter_width = 7.6;  // about
constexpr double widest = 110;        // of a group of bars
constexpr const char* looks[] = {"own", "other", "third", "fourth", "fifth", "sixth"};
constexpr std::size_t many_looks = std::size(looks);

// 1, 2 or 5 with zeros, so that five to ten steps reach there.
double step_to(double most) {
    const double rough = std::max(most, 1e-9) / 6, power = std::pow(10, std::floor(std::log10(rough)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (factor * power >= rough) return factor * power;
    }
    return 10 * power;
}

class BarsDrawing {
public:
    explicit BarsDrawing(const BarPlot& plot)
        : plot_(plot),
          room_((bars_right - bars_left) /
                static_cast<double>(std::max<std::size_t>(1, plot.labels.size()))) {
        for (std::size_t i = 0; i < plot.labels.size(); ++i) {
            double together = 0;
            for (const BarPlot::Series& series : plot.series) {
                together =
                    is_stacked() ? together + series.amounts[i] : std::max(together, series.amounts[i]);
            }
            most_ = std::max(most_, together);
        }
        for (const std::string& label : plot.labels) longest_ = std::max(longest_, width_of(label));
        step_ = step_to(most_);
    }

    std::string run() && {
        const double below = is_upright() ? 24 : letter_width * static_cast<double>(longest_) + 14;
        Svg svg(bars_width, bottom + below, plot_.title, bars_style());
        svg.rectangle({0, 0}, bars_width, bottom + below, "page");
        svg.text({bars_left, 20}, Svg::Anchor::start, plot_.title, "title");
        svg.text({bars_left, 38}, Svg::Anchor::start, plot_.unit, "axis");
        legend(svg);
        const auto lines = std::lround(most_ / step_);
        for (long i = 0; i <= lines; ++i) {
            const double v = static_cast<double>(i) * step_;
            svg.line({bars_left, y(v)}, {bars_right, y(v)}, i == 0 ? "zero" : "grid");
            svg.text({bars_left - 6, y(v) + 4}, Svg::Anchor::end,
                     fmt::format("{:g}", std::round(v * 1e6) / 1e6), "axis");
        }
        for (std::size_t i = 0; i < plot_.labels.size(); ++i) group(svg, i);
        return std::move(svg).finish();
    }

private:
    static constexpr double bottom = bars_top + bars_plot_height;
    bool is_stacked() const { return plot_.bars == BarPlot::Bars::stacked; }
    bool is_upright() const { return letter_width * static_cast<double>(longest_) < room_ - 2; }
    double y(double amount) const {
        return bottom - bars_plot_height * amount / std::max(most_ + step_ / 2, 1e-9);
    }

    void legend(Svg& svg) const {
        if (plot_.series.size() < 2) return;
        double at = bars_right;
        for (std::size_t i = plot_.series.size(); i-- > 0;) {
            at -= letter_width * static_cast<double>(width_of(plot_.series[i].name)) + 10;
            svg.text({at, 20}, Svg::Anchor::start, plot_.series[i].name, "axis");
            at -= 20;
            svg.rectangle({at, 10}, 14, 12, looks[i % many_looks]);
            at -= 8;
        }
    }

    void group(Svg& svg, std::size_t i) const {
        const double from = bars_left + room_ * static_cast<double>(i),
                     gap = std::max(std::min(6.0, room_ / 6), (room_ - widest) / 2);
        const double wide = room_ - 2 * gap;
        const double bar = is_stacked() ? wide : wide / static_cast<double>(plot_.series.size());
        double below = 0, at = from + gap;
        for (std::size_t k = 0; k < plot_.series.size(); ++k) {
            const double amount = plot_.series[k].amounts[i];
            if (amount > 0)
                svg.rectangle({at, y(below + amount)}, bar, y(below) - y(below + amount),
                              looks[k % many_looks]);
            (is_stacked() ? below : at) += is_stacked() ? amount : bar;
        }
        if (is_upright()) {
            svg.text({from + room_ / 2, bottom + 16}, Svg::Anchor::middle, plot_.labels[i], "axis");
        } else {
            const double length = letter_width * static_cast<double>(width_of(plot_.labels[i]));
            svg.vertical_text({from + room_ / 2 + 4, bottom + 8 + length / 2}, plot_.labels[i], "axis");
        }
    }

    const BarPlot& plot_;
    double room_, most_ = 0, step_ = 1;
    std::size_t longest_ = 0;
};

}  // namespace

std::string to_svg(const BarPlot& plot) { return BarsDrawing(plot).run(); }

}  // namespace tedomari::render
