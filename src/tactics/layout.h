// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "go/board.h"
#include "go/point_set.h"

namespace tedomari::tactics {

// The points of a board by what they hold, for work on many points at once.
struct Layout {
    go::PointSet empty;
    std::array<go::PointSet, 2> stones;

    go::PointSet& of(go::Color color) { return stones[static_cast<std::size_t>(color)]; }
    const go::PointSet& of(go::Color color) const { return stones[static_cast<std::size_t>(color)]; }
    friend bool operator==(const Layout&, const Layout&) = default;
};

inline Layout layout_of(const go::Board& board) {
    Layout layout;
    go::for_each_point(board.size(), [&](go::Point p) {
        if (board.is_empty(p)) {
            layout.empty.insert(p);
        } else {
            layout.of(color_of(board.at(p))).insert(p);
        }
    });
    return layout;
}

}  // namespace tedomari::tactics
