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
        if (board.at(p) == go::Cell::edge) return;
        const go::Color color = color_of(board.at(p));
        layout.of(color).insert(p);
        if (board.liberties(p) <= Layout::few) layout.weak_of(color).insert(p);
    });
    return layout;
}

Layout layout_within(const Board& board, const PointSet& region) {
    Layout layout = layout_of(board);
    layout.empty &= region;
    for (const go::Color color : {go::Color::black, go::Color::white}) {
        layout.lasting |= layout.of(color) - region;
        // A chain that reaches out of the region stands as well.
        (layout.of(color) & region).for_each([&](Point p) {
            bool lasts = false;
            board.for_each_stone(p, [&](Point stone) { lasts |= !region.contains(stone); });
            if (lasts) layout.lasting.insert(p);
        });
        layout.weak_of(color) -= layout.lasting;
    }
    return layout;
}

namespace {

// What a chain that stands for good is joined to stands as well.
void join_lasting(const Board& board, Move move, Layout& layout) {
    layout.lasting.insert(move.point);
    for (const Point q : move.point.neighbours()) {
        if (board.at(q) != cell(move.color) || layout.lasting.contains(q)) continue;
        board.for_each_stone(q, [&](Point stone) {
            layout.lasting.insert(stone);
            layout.weak_of(move.color).erase(stone);
        });
    }
}

}  // namespace

void play_with_layout(Board& board, Move move, Layout& layout) {
    const go::Cell own = cell(move.color), enemy = cell(opponent(move.color));
    PointSet& own_weak = layout.weak_of(move.color);
    PointSet& enemy_weak = layout.weak_of(opponent(move.color));
    PointSet taken;
    bool takes = false, joins_weak = false, lasts = false;
    for (const Point q : move.point.neighbours()) {
        if (board.at(q) == own) {
            joins_weak |= own_weak.contains(q);
            lasts |= layout.lasting.contains(q);
        }
        if (board.at(q) != enemy || board.liberties(q) > 1) continue;
        takes = true;
        board.for_each_stone(q, [&](Point stone) { taken.insert(stone); });
    }
    if (lasts) join_lasting(board, move, layout);
    board.play(move);
    layout.empty.erase(move.point);
    layout.of(move.color).insert(move.point);

    const auto weaken = [&](Point name, PointSet& weak) {
        board.for_each_stone(name, [&](Point stone) { weak.insert(stone); });
    };
    const auto strengthen = [&](Point name) {
        board.for_each_stone(name, [&](Point stone) { own_weak.erase(stone); });
    };
    if (lasts) {
        // Never weak.
    } else if (board.liberties(move.point) <= Layout::few) {
        weaken(move.point, own_weak);
    } else if (joins_weak) {
        strengthen(move.point);
    }
    for (const Point q : move.point.neighbours()) {
        if (board.at(q) == enemy && board.liberties(q) == Layout::few && !layout.lasting.contains(q))
            weaken(q, enemy_weak);
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
