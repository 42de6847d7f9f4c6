// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <fmt/format.h>

#include "render/review.h"
#include "render/review_words.h"
#include "render/styles.h"
#include "render/svg.h"

namespace tedomari::render {

namespace {

using analysis::ReviewedMove;
using analysis::ReviewReport;

constexpr double width = 900, height = 380, left = 56, right = 880, top = 52, bottom = 336;

// Forecasts over the moves; the band is the temperature around the lead.
class BigPicture {
public:
    explicit BigPicture(const ReviewReport& report)
        : report_(report), svg_(width, height, "Lead, temperature and forecast", review_style()) {
        low_ = high_ = report.moves.front().forecast.to_double();
        for (const ReviewedMove& move : report.moves) {
            const double lead = move.lead.to_double(), t = heat(move);
            low_ = std::min({low_, lead - t, move.forecast_after.to_double()});
            high_ = std::max({high_, lead + t, move.forecast_after.to_double()});
        }
        low_ = std::floor(low_ - 0.5);
        high_ = std::ceil(high_ + 0.5);
    }

    std::string run() && {
        svg_.rectangle({0, 0}, width, height, "page");
        svg_.text({left, 24}, Svg::Anchor::start, "The Big Picture: lead, temperature, forecast", "title");
        legend();
        axes();
        curves();
        losses();
        return std::move(svg_).finish();
    }

private:
    static double heat(const ReviewedMove& move) { return std::max(0.0, move.temperature.to_double()); }
    double x(double number) const {
        const double first = report_.moves.front().number, last = report_.moves.back().number + 1.0;
        return left + (right - left) * (number - first) / std::max(1.0, last - first);
    }
    double y(double lead) const { return bottom - (bottom - top) * (lead - low_) / (high_ - low_); }

    // What each kind of line looks like, from the right.
    void legend() {
        double at = right - 395;
        const auto entry = [&](const char* words, double room, auto&& swatch) {
            swatch(at);
            svg_.text({at + 24, 24}, Svg::Anchor::start, words, "axis");
            at += 24 + room;
        };
        entry("lead", 40, [&](double x) { svg_.line({x, 20}, {x + 18, 20}, "mean"); });
        entry("± a move", 64, [&](double x) { svg_.rectangle({x, 13}, 18, 14, "band"); });
        entry("forecast", 64, [&](double x) { svg_.line({x, 20}, {x + 18, 20}, "fore"); });
        entry("loss proved", 80, [&](double x) { svg_.dot({x + 10, 20}, 5, "bad"); });
        entry("judged", 50, [&](double x) { svg_.dot({x + 10, 20}, 5, "guess"); });
    }

    void axes() {
        const double step = std::max(1.0, std::ceil((high_ - low_) / 8));
        for (int i = static_cast<int>(std::ceil(low_ / step)); i * step <= high_; ++i) {
            const double v = i * step;
            svg_.line({left, y(v)}, {right, y(v)}, v == 0 ? "zero" : "grid");
            svg_.text({left - 6, y(v) + 4}, Svg::Anchor::end,
                      v == 0  ? "even"
                      : v > 0 ? fmt::format("B+{:g}", v)
                              : fmt::format("W+{:g}", -v),
                      "axis");
        }
        const int first = report_.moves.front().number, last = report_.moves.back().number;
        const int every = std::max(1, (last - first) / 12);
        for (int n = first; n <= last; n += every)
            svg_.text({x(n), bottom + 20}, Svg::Anchor::middle, std::to_string(n), "axis");
        svg_.text({(left + right) / 2, height - 8}, Svg::Anchor::middle, "move", "axis");
    }

    void curves() {
        std::vector<Spot> band, mean, forecast;
        for (const ReviewedMove& move : report_.moves) {
            const double lead = move.lead.to_double();
            band.push_back({x(move.number), y(lead + heat(move))});
            mean.push_back({x(move.number), y(lead)});
            forecast.push_back({x(move.number), y(move.forecast.to_double())});
        }
        for (auto move = report_.moves.rbegin(); move != report_.moves.rend(); ++move)
            band.push_back({x(move->number), y(move->lead.to_double() - heat(*move))});
        const ReviewedMove& last = report_.moves.back();
        forecast.push_back({x(last.number + 1), y(last.forecast_after.to_double())});
        if (report_.final_lead) mean.push_back({x(last.number + 1), y(report_.final_lead->to_double())});
        svg_.polygon(band, "band");
        svg_.polyline(forecast, "fore");
        svg_.polyline(mean, "mean");
    }

    void losses() {
        for (const ReviewedMove& move : report_.moves) {
            if (move.loss <= Rational(0)) continue;
            const double radius = std::clamp(2 + std::sqrt(move.loss.to_double()) * 2.2, 2.0, 9.0);
            svg_.dot(
                {x(move.number), y(move.forecast.to_double())}, radius,
                move.evidence == Evidence::proved ? "bad" : "guess",
                fmt::format("move {}, {}: loses {}", move.number, go::to_string(move.move), loss_text(move)));
        }
    }

    const ReviewReport& report_;
    Svg svg_;
    double low_ = 0, high_ = 0;
};

}  // namespace

std::string to_svg(const ReviewReport& report) {
    if (report.moves.empty()) return std::move(Svg(width, height, "no moves", review_style())).finish();
    return BigPicture(report).run();
}

}  // namespace tedomari::render
