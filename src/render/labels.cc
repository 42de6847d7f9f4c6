// SPDX-License-Identifier: MIT
#include "render/labels.h"

#include <algorithm>

namespace tedomari::render {

namespace {

// Whether the line from a to b touches the box [Liang, Barsky 1984].
bool crosses(Spot a, Spot b, Spot low, Spot high) {
    double from = 0, to = 1;
    const auto clip = [&](double start, double step, double least, double most) {
        if (step == 0) return start >= least && start <= most;
        double enter = (least - start) / step, leave = (most - start) / step;
        if (enter > leave) std::swap(enter, leave);
        from = std::max(from, enter);
        to = std::min(to, leave);
        return from <= to;
    };
    return clip(a.x, b.x - a.x, low.x, high.x) && clip(a.y, b.y - a.y, low.y, high.y);
}

}  // namespace

bool LabelRoom::is_free(const Box& box) const {
    if (box.low.x < low_.x || box.low.y < low_.y || box.high.x > high_.x || box.high.y > high_.y)
        return false;
    for (const Box& other : taken_) {
        if (box.low.x < other.high.x && other.low.x < box.high.x && box.low.y < other.high.y &&
            other.low.y < box.high.y)
            return false;
    }
    return std::none_of(lines_.begin(), lines_.end(),
                        [&](const Line& line) { return crosses(line.from, line.to, box.low, box.high); });
}

std::optional<LabelRoom::Placed> LabelRoom::place(Spot point, double text_width, double text_height) {
    constexpr double gap = 7;
    struct Try {
        double dx, dy;
        Svg::Anchor anchor;
    };
    using enum Svg::Anchor;
    for (const double far : {1.0, 2.0, 3.2}) {
        const double d = gap * far;
        for (const Try& t : {Try{d, text_height * 0.35, start},
                             {-d, text_height * 0.35, end},
                             {d, -d * 0.7, start},
                             {-d, -d * 0.7, end},
                             {0, -d, middle},
                             {0, d + text_height * 0.8, middle},
                             {d, d * 0.7 + text_height * 0.7, start},
                             {-d, d * 0.7 + text_height * 0.7, end}}) {
            const Spot at = {point.x + t.dx, point.y + t.dy};
            const double left = t.anchor == start ? at.x
                                : t.anchor == end ? at.x - text_width
                                                  : at.x - text_width / 2;
            const Box box = {{left - 2, at.y - text_height * 0.85},
                             {left + text_width + 2, at.y + text_height * 0.25}};
            if (!is_free(box)) continue;
            taken_.push_back(box);
            return Placed{at, t.anchor};
        }
    }
    return std::nullopt;
}

}  // namespace tedomari::render
