// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "go/board.h"
#include "go/point_set.h"

namespace tedomari::tactics {

// The points of a board by what they hold, for work on many points at once.
struct Layout {
    static constexpr int few = 3;  // liberties

    go::PointSet empty;
    std::array<go::PointSet, 2> stones;
    std::array<go::PointSet, 2> weak;  // the stones of chains with few liberties, unless they stand for good
    go::PointSet lasting;              // the stones of chains known to stand for good; none unless told

    go::PointSet& of(go::Color color) { return stones[index(color)]; }
    const go::PointSet& of(go::Color color) const { return stones[index(color)]; }
    go::PointSet& weak_of(go::Color color) { return weak[index(color)]; }
    const go::PointSet& weak_of(go::Color color) const { return weak[index(color)]; }
    friend bool operator==(const Layout&, const Layout&) = default;

private:
    static constexpr std::size_t index(go::Color color) { return static_cast<std::size_t>(color); }
};

Layout layout_of(const go::Board& board);

// Of a board on which nobody plays outside the region, where every stone stands for good: the points there are
// open to nobody.
Layout layout_within(const go::Board& board, const go::PointSet& region);

// Plays the move, which is no pass, and keeps up the layout of the board.
void play_with_layout(go::Board& board, go::Move move, Layout& layout);

}  // namespace tedomari::tactics
