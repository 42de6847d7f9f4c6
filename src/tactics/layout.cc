// SPDX-License-Identifier: MIT
// Hot: every move of a connection search goes through here.
#include "tactics/layout.h"

namespace tedomari::tactics {

using go::Board;
using go::Move;
using go::Point;
using go::PointSet;

Layout layout_of(const Board& board) {
    Layout layout;
    go::for_each_point(board.size(), [&](Point p) {
        if (board.is_empty(p)) {
            layout.empty.insert(p);
            return;
        }
        const go::Color color = color_of(board.at(p));
        layout.of(color).insert(p);
        if (board.liberties(p) <= Layout::few) layout.weak_of(color).insert(p);
    });
    return layout;
}

void play_with_layout(Board& board, Move move, Layout& layout) {
    const go::Cell own = cell(move.color), enemy = cell(opponent(move.color));
    PointSet& own_weak = layout.weak_of(move.color);
    PointSet& enemy_weak = layout.weak_of(opponent(move.color));
    PointSet taken;
    bool takes = false, joins_weak = false;
    for (const Point q : move.point.neighbours()) {
        if (board.at(q) == own) joins_weak |= own_weak.contains(q);
        if (board.at(q) != enemy || board.liberties(q) > 1) continue;
        takes = true;
        board.for_each_stone(q, [&](Point stone) { taken.insert(stone); });
    }
    board.play(move);
    layout.empty.erase(move.point);
    layout.of(move.color).insert(move.point);

    const auto weaken = [&](Point name, PointSet& weak) {
        board.for_each_stone(name, [&](Point stone) { weak.insert(stone); });
    };
    const auto strengthen = [&](Point name) {
        board.for_each_stone(name, [&](Point stone) { own_weak.erase(stone); });
    };
    if (board.liberties(move.point) <= Layout::few) {
        weaken(move.point, own_weak);
    } else if (joins_weak) {
        strengthen(move.point);
    }
    for (const Point q : move.point.neighbours()) {
        if (board.at(q) == enemy && board.liberties(q) == Layout::few) weaken(q, enemy_weak);
    }
    if (!takes) return;
    layout.of(opponent(move.color)) -= taken;
    enemy_weak -= taken;
    layout.empty |= taken;
    (taken.neighbours() & own_weak).for_each([&](Point q) {
        if (board.liberties(q) > Layout::few) strengthen(q);
    });
}

}  // namespace tedomari::tactics
