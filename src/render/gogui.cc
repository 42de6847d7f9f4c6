// SPDX-License-Identifier: MIT
#include "render/gogui.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

#include "render/number.h"
#include "render/parts.h"
#include "render/whole_board.h"

namespace tedomari::render {

namespace {

using analysis::BoardRegion;
using analysis::WholeBoardReport;
using go::Cell;
using go::Point;

template <class F>
std::string board_of(go::Size size, F&& word) {
    std::string text;
    for_each_row_by_row(size, [&](Point p) { text += (p.column() == 0 ? "\n" : " ") + word(p); });
    return text + "\n";
}

double owner_of(const WholeBoardReport& report, Point p) {
    const Cell owner = report.owner[p];
    return owner == Cell::black ? 1 : owner == Cell::white ? -1 : report.ownership[p];
}

// From pale yellow to red: 0 is worth nothing, 1 as much as the best.
std::string heat_color(double heat) {
    const double h = std::clamp(heat, 0.0, 1.0);
    return fmt::format("#{:02x}{:02x}{:02x}", 255, static_cast<int>(std::lround(240 - 170 * h)),
                       static_cast<int>(std::lround(170 - 110 * h)));
}

double heat_of(const WholeBoardReport& report, const BoardRegion& region) {
    const double most = report.temperature.value.to_double() + 1;
    return most <= 0 ? 0 : (region.game.temperature.value.to_double() + 1) / most;
}

// Labels hold no blanks: "A:1.5", "~" where it is not exact.
std::string label_of(const BoardRegion& region) {
    const local::Estimate& t = region.game.temperature;
    if (region.game.is_settled()) return region.name;
    return fmt::format("{}:{}{}", region.name, t.is_exact() ? "" : "~", rounded(t.value));
}

Point label_point(const BoardRegion& region, go::Color next) {
    const local::Line& line = region.line(next);
    if (!line.moves.empty() && !line.moves.front().is_pass()) return line.moves.front().point;
    Point first;
    region.points.for_each([&](Point p) {
        if (first.is_nowhere()) first = p;
    });
    return first;
}

}  // namespace

std::string number_board(go::Size size, const std::function<double(Point)>& number) {
    return board_of(size, [&](Point p) { return fmt::format("{:.2f}", number(p)); });
}

std::string ownership_board(const WholeBoardReport& report) {
    return number_board(report.position.size(), [&](Point p) { return owner_of(report, p); });
}

std::string to_board(const analysis::CaptureMap& map) {
    return board_of(map.board.size(), [&](Point p) -> std::string {
        if (!go::is_stone(map.board.at(p))) return "\"\"";
        switch (map.peril[p]) {
            case analysis::Peril::captured: return "\"dead\"";
            case analysis::Peril::unsettled: return "\"?\"";
            case analysis::Peril::none_seen: break;
        }
        return "\"\"";
    });
}

std::string to_points(const go::PointSet& points) { return go::to_string(points.points()); }

std::string to_points(const analysis::LadderReport& report) {
    go::PointSet all;
    for (const go::PointSet& chain : report.caught) all |= chain;
    return to_points(all);
}

std::string to_gfx(const WholeBoardReport& report) {
    std::string colors, labels, influence;
    for (const BoardRegion& region : report.regions) {
        colors += fmt::format("COLOR {} {}\n", heat_color(heat_of(report, region)), to_points(region.points));
        labels += fmt::format(" {} {}", go::to_string(label_point(region, report.position.to_move)),
                              label_of(region));
    }
    go::for_each_point(report.position.size(), [&](Point p) {
        const bool settled = go::is_stone(report.owner[p]);
        if (settled && report.owner[p] != report.position.board.at(p))
            influence += fmt::format(" {} {}", go::to_string(p), owner_of(report, p));
    });
    if (!labels.empty()) labels = "LABEL" + labels + "\n";
    if (!influence.empty()) influence = "INFLUENCE" + influence + "\n";
    return "\n" + influence + colors + labels + "TEXT " + headline(report) + "\n";
}

std::string estimate_text(const WholeBoardReport& report) {
    const double score = report.forecast.to_double();
    const std::string doubt = report.evidence == Evidence::proved
                                  ? ""
                                  : fmt::format(", give or take {}", rounded(report.give_or_take));
    return fmt::format("{}{:.1f} ({}{})", score >= 0 ? "B+" : "W+", std::abs(score),
                       to_string(report.evidence), doubt);
}

}  // namespace tedomari::render
