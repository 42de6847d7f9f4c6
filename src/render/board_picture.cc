// SPDX-License-Identifier: MIT
#include "render/board_picture.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

#include "render/styles.h"
#include "render/svg.h"

namespace tedomari::render {

namespace {

using go::Cell;
using go::Point;

constexpr double step = 30, border = 34;

class Drawing {
public:
    explicit Drawing(const BoardPicture& picture)
        : picture_(picture),
          size_(picture.board.size()),
          svg_(width(), height(), picture.title.empty() ? "Go board" : picture.title, board_style()) {}

    std::string run() &&;

private:
    double width() const { return 2 * border + step * (size_.width - 1); }
    double height() const { return 2 * border + step * (size_.height - 1); }
    Spot spot(Point p) const {
        return {border + step * p.column(), border + step * (size_.height - 1 - p.row())};
    }
    void grid();
    void star_points();
    void regions();
    void stones();
    void leanings();
    void territory();
    void labels();
    void marks();
    void best();

    const BoardPicture& picture_;
    go::Size size_;
    Svg svg_;
};

void Drawing::grid() {
    svg_.rectangle({0, 0}, width(), height(), "gb-wood");
    constexpr double beyond = step * 0.45;
    const BoardPicture::Sides& on = picture_.goes_on;
    for (int c = 0; c < size_.width; ++c) {
        const bool edge = (c == 0 && !on.left) || (c == size_.width - 1 && !on.right);
        Spot low = spot(Point::at(c, 0)), high = spot(Point::at(c, size_.height - 1));
        if (on.bottom) low.y += beyond;
        if (on.top) high.y -= beyond;
        svg_.line(high, low, edge ? "gb-edge" : "gb-line");
        const std::string name{go::column_letter(c)};
        svg_.text({low.x, height() - 8}, Svg::Anchor::middle, name, "gb-name");
        svg_.text({low.x, 16}, Svg::Anchor::middle, name, "gb-name");
    }
    for (int r = 0; r < size_.height; ++r) {
        const bool edge = (r == 0 && !on.bottom) || (r == size_.height - 1 && !on.top);
        Spot left = spot(Point::at(0, r)), right = spot(Point::at(size_.width - 1, r));
        if (on.left) left.x -= beyond;
        if (on.right) right.x += beyond;
        svg_.line(left, right, edge ? "gb-edge" : "gb-line");
        svg_.text({11, left.y + 4}, Svg::Anchor::middle, std::to_string(r + 1), "gb-name");
        svg_.text({width() - 11, left.y + 4}, Svg::Anchor::middle, std::to_string(r + 1), "gb-name");
    }
    star_points();
}

void Drawing::star_points() {
    if (picture_.goes_on.left || picture_.goes_on.right || picture_.goes_on.top || picture_.goes_on.bottom)
        return;
    if (!size_.is_square() || size_.width < 7 || size_.width % 2 == 0) return;
    const int n = size_.width, near = n < 12 ? 2 : 3;
    for (const int c : {near, n / 2, n - 1 - near}) {
        for (const int r : {near, n / 2, n - 1 - near}) {
            if (n < 12 && (c == n / 2) != (r == n / 2)) continue;
            svg_.dot(spot(Point::at(c, r)), 3, "gb-star");
        }
    }
}

void Drawing::regions() {
    for (const BoardPicture::Region& region : picture_.regions) {
        const double opacity = region.is_vague ? 0.12 : 0.25 + 0.5 * std::clamp(region.heat, 0.0, 1.0);
        const int green = static_cast<int>(150 - 110 * std::clamp(region.heat, 0.0, 1.0));
        std::string body;
        if (!region.link.empty()) body += fmt::format("<a href=\"{}\">", xml_escaped(region.link));
        body +=
            fmt::format("<g class=\"gb-r\" fill=\"rgb(216,{},30)\" opacity=\"{:.2f}\"><title>{}</title>\n",
                        green, opacity, xml_escaped(region.tooltip));
        region.points.for_each([&](Point p) {
            const Spot s = spot(p);
            body += fmt::format("<rect x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\"/>\n",
                                s.x - step / 2, s.y - step / 2, step, step);
        });
        body += "</g>";
        if (!region.link.empty()) body += "</a>";
        svg_.raw(body + "\n");
    }
}

void Drawing::stones() {
    go::for_each_point(size_, [&](Point p) {
        const Cell cell = picture_.board.at(p);
        if (!go::is_stone(cell)) return;
        std::string look = cell == Cell::black ? "gb-b" : "gb-w";
        if (picture_.dead.contains(p)) look += " gb-dead";
        svg_.dot(spot(p), step * 0.475, look);
        if (p == picture_.last_move) svg_.dot(spot(p), step * 0.24, cell == Cell::black ? "gb-lb" : "gb-lw");
    });
}

// Smaller and fainter the less sure.
void Drawing::leanings() {
    go::for_each_point(size_, [&](Point p) {
        const double lean = picture_.leaning[p];
        if (std::abs(lean) < 0.15 || go::is_stone(picture_.board.at(p))) return;
        const Spot s = spot(p);
        const double half = step * (0.08 + 0.14 * std::abs(lean));
        svg_.raw(
            fmt::format("<rect x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\" "
                        "fill=\"{}\" opacity=\"{:.2f}\"/>\n",
                        s.x - half, s.y - half, 2 * half, 2 * half, lean > 0 ? "#1b1b1b" : "#ffffff",
                        0.2 + 0.5 * std::abs(lean)));
    });
}

void Drawing::territory() {
    const auto squares = [&](const go::PointSet& points, const char* look) {
        points.for_each([&](Point p) {
            const Spot s = spot(p);
            svg_.rectangle({s.x - 4, s.y - 4}, 8, 8, look);
        });
    };
    squares(picture_.black_points, "gb-pb");
    squares(picture_.white_points, "gb-pw");
}

void Drawing::best() {
    if (picture_.best.is_pass()) return;
    svg_.raw(
        fmt::format("<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"{:.1f}\" fill=\"none\" stroke=\"{}\" "
                    "stroke-width=\"3.5\"/>\n",
                    spot(picture_.best.point).x, spot(picture_.best.point).y, step * 0.5,
                    picture_.best.color == go::Color::black ? "#111" : "#fff"));
}

void Drawing::labels() {
    for (const BoardPicture::Label& label : picture_.labels) {
        const Spot s = spot(label.at);
        svg_.dot(s, step * 0.46, "gb-tag");
        if (label.below.empty()) {
            svg_.text({s.x, s.y + 5}, Svg::Anchor::middle, label.word, "gb-word");
        } else {
            svg_.text({s.x, s.y + 2}, Svg::Anchor::middle, label.word, "gb-word");
            svg_.text({s.x, s.y + 11}, Svg::Anchor::middle, label.below, "gb-sub");
        }
    }
}

void Drawing::marks() {
    const auto ink = [&](Point p) { return picture_.board.at(p) == Cell::black ? "#fff" : "#111"; };
    picture_.triangles.for_each([&](Point p) {
        const Spot s = spot(p);
        const double r = step * 0.26;
        svg_.raw(
            fmt::format("<path d=\"M{:.1f} {:.1f}L{:.1f} {:.1f}L{:.1f} {:.1f}Z\" fill=\"none\" stroke=\"{}\" "
                        "stroke-width=\"1.8\"/>\n",
                        s.x, s.y - r, s.x - r * 0.87, s.y + r / 2, s.x + r * 0.87, s.y + r / 2, ink(p)));
    });
    for (const BoardPicture::Number& number : picture_.numbers) {
        const Spot s = spot(number.at);
        svg_.raw(
            fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"middle\" font-size=\"14\" "
                        "font-family=\"sans-serif\" fill=\"{}\">{}</text>\n",
                        s.x, s.y + 5, ink(number.at), number.number));
    }
}

std::string Drawing::run() && {
    grid();
    regions();
    leanings();
    territory();
    stones();
    marks();
    labels();
    best();
    return std::move(svg_).finish();
}

}  // namespace

std::string to_svg(const BoardPicture& picture) { return Drawing(picture).run(); }

}  // namespace tedomari::render
