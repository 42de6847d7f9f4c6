// SPDX-License-Identifier: MIT
#include <algorithm>
#include <fmt/format.h>

#include "render/labels.h"
#include "render/plot_extent.h"
#include "render/styles.h"
#include "render/sum_play.h"
#include "render/svg.h"
#include "render/ticks.h"

namespace tedomari::render {

namespace {

constexpr double page_width = 660, page_height = 480;
constexpr double plot_left = 64, plot_right = 636, plot_top = 60, plot_bottom = 424;

class Picture {
public:
    explicit Picture(const analysis::SumPlay& report)
        : report_(report), svg_(page_width, page_height, "the Big Picture", big_picture_style()) {
        bool first = true;
        const auto include = [&](Rational mean, Rational t) {
            if (first) extent_ = {t, t, mean, mean};
            first = false;
            extent_ = {std::min(extent_.t_low, t), std::max(extent_.t_high, t),
                       std::min(extent_.value_low, mean), std::max(extent_.value_high, mean)};
        };
        for (const auto& point : report.picture) include(point.mean, point.temperature);
        for (const auto& row : report.forecasts) include(row.forecast, row.temperature);
        if (extent_.value_high == extent_.value_low) extent_.value_high += 1;
        if (extent_.t_high == extent_.t_low) extent_.t_high += 1;
    }

    std::string run() && {
        svg_.rectangle({0, 0}, page_width, page_height, "page");
        const auto& question = report_.question;
        svg_.text({plot_left, 28}, Svg::Anchor::start,
                  fmt::format("{} ({}) and {} ({})", question.left_name, question.left, question.right_name,
                              question.right),
                  "title");
        svg_.text({plot_left, 48}, Svg::Anchor::start, "mean after each move (line) and forecast (dashes)",
                  "axis");
        axes();
        path();
        return std::move(svg_).finish();
    }

private:
    // Means grow to the left, temperatures upwards.
    Spot spot(Rational mean, Rational t) const {
        return {plot_right - extent_.across(mean) * (plot_right - plot_left),
                plot_bottom - extent_.up(t) * (plot_bottom - plot_top)};
    }

    void axes() {
        for (const Rational mean : ticks(extent_.value_low, extent_.value_high, 11)) {
            const double x = spot(mean, extent_.t_low).x;
            svg_.line({x, plot_top}, {x, plot_bottom}, "grid");
            svg_.text({x, plot_bottom + 22}, Svg::Anchor::middle, fraction_text(mean), "axis");
        }
        for (const Rational t : ticks(extent_.t_low, extent_.t_high, 9)) {
            const double y = spot(extent_.value_low, t).y;
            svg_.line({plot_left, y}, {plot_right, y}, "grid");
            svg_.text({plot_left - 10, y + 4}, Svg::Anchor::end, fraction_text(t), "axis");
        }
        svg_.text({(plot_left + plot_right) / 2, plot_bottom + 44}, Svg::Anchor::middle, "mean", "axis");
        svg_.vertical_text({20, (plot_top + plot_bottom) / 2}, "temperature", "axis");
    }

    void path() {
        std::vector<Spot> forecast, moves;
        for (const auto& row : report_.forecasts) forecast.push_back(spot(row.forecast, row.temperature));
        for (const auto& point : report_.picture) moves.push_back(spot(point.mean, point.temperature));
        svg_.polyline(forecast, "forecast");
        svg_.polyline(moves, "path");
        LabelRoom room({0, plot_top - 14}, page_width, plot_bottom - plot_top + 28);
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const auto& point = report_.picture[i];
            svg_.dot(moves[i], 3, "spot",
                     fmt::format("move {}: mean {}, temperature {}", point.move, to_mixed_string(point.mean),
                                 to_mixed_string(point.temperature)));
            const std::string number = std::to_string(point.move);
            if (const auto place = room.place(moves[i], 7.0 * static_cast<double>(number.size()), 12)) {
                svg_.text(place->at, place->anchor, number, "label");
            }
        }
    }

    const analysis::SumPlay& report_;
    Svg svg_;
    PlotExtent extent_{0, 0, 0, 0};
};

}  // namespace

std::string to_svg(const analysis::SumPlay& report) { return Picture(report).run(); }

}  // namespace tedomari::render
