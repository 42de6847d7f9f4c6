// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "render/svg.h"

namespace tedomari::render {

// Finds room for labels beside points so that none covers another, a line that was announced, or the edge.
class LabelRoom {
public:
    LabelRoom(Spot corner, double width, double height)
        : low_(corner), high_{corner.x + width, corner.y + height} {}

    void keep_clear(Spot from, Spot to) { lines_.push_back({from, to}); }
    struct Placed {
        Spot at;  // the baseline's start, middle or end, as the anchor says
        Svg::Anchor anchor;
    };
    // Nothing when all places around the point are taken.
    std::optional<Placed> place(Spot point, double text_width, double text_height);

private:
    struct Box {
        Spot low, high;
    };
    struct Line {
        Spot from, to;
    };
    bool is_free(const Box& box) const;

    Spot low_, high_;
    std::vector<Line> lines_;
    std::vector<Box> taken_;
};

}  // namespace tedomari::render
