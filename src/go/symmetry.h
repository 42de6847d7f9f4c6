// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "go/board.h"
#include "go/color.h"
#include "go/point_set.h"
#include "go/position.h"

namespace tedomari::go {

// One of the eight ways to lay the same board on the table: the diagonal through A1 swapped or not, then
// columns and rows mirrored or not.  The default changes nothing.
struct Symmetry {
    bool transpose = false;
    bool mirror_columns = false;
    bool mirror_rows = false;

    friend constexpr bool operator==(Symmetry, Symmetry) = default;
};

// Those that keep the board's size: eight on a square, four on a rectangle; the identity first.
std::span<const Symmetry> symmetries(Size size);

constexpr Symmetry inverse(Symmetry s) {
    return s.transpose ? Symmetry{true, s.mirror_rows, s.mirror_columns} : s;
}
// First one, then the other.
constexpr Symmetry compose(Symmetry first, Symmetry then) {
    const bool columns = then.transpose ? first.mirror_rows : first.mirror_columns;
    const bool rows = then.transpose ? first.mirror_columns : first.mirror_rows;
    return {first.transpose != then.transpose, columns != then.mirror_columns, rows != then.mirror_rows};
}

constexpr Size transformed(Size size, Symmetry s) {
    return s.transpose ? Size{size.height, size.width} : size;
}
// Where the point of a board of that size goes; nowhere stays nowhere.
constexpr Point transformed(Point p, Size size, Symmetry s) {
    if (p.is_nowhere()) return p;
    int column = s.transpose ? p.row() : p.column();
    int row = s.transpose ? p.column() : p.row();
    const Size after = transformed(size, s);
    if (s.mirror_columns) column = after.width - 1 - column;
    if (s.mirror_rows) row = after.height - 1 - row;
    return Point::at(column, row);
}
constexpr Move transformed(Move move, Size size, Symmetry s) {
    return {move.color, transformed(move.point, size, s)};
}
PointSet transformed(const PointSet& points, Size size, Symmetry s);
// Stones, prisoners and ko ban; past plays are left behind.
Board transformed(const Board& board, Symmetry s);
Position transformed(const Position& position, Symmetry s);

}  // namespace tedomari::go
