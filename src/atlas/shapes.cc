// SPDX-License-Identifier: MIT
#include "atlas/shapes.h"

#include <algorithm>
#include <bit>
#include <set>
#include <utility>

namespace tedomari::atlas {

using go::Color;
using go::Point;
using go::PointSet;

namespace {

constexpr int off_the_edge = 7;  // room for walls

using Square = std::pair<int, int>;  // column, row
using Squares = std::set<Square>;    // the lowest of each is 0

Squares to_the_corner(const Squares& cells) {
    int column = cells.begin()->first, row = cells.begin()->second;
    for (const auto& [c, r] : cells) {
        column = std::min(column, c);
        row = std::min(row, r);
    }
    Squares moved;
    for (const auto& [c, r] : cells) moved.insert({c - column, r - row});
    return moved;
}

// All that hang together, as they lie.
std::set<Squares> polyominoes(int size) {
    std::set<Squares> all{Squares{{0, 0}}};
    for (int i = 1; i < size; ++i) {
        std::set<Squares> larger;
        for (const Squares& cells : all) {
            for (const auto& [c, r] : cells) {
                for (const Square& next :
                     {Square{c + 1, r}, Square{c - 1, r}, Square{c, r + 1}, Square{c, r - 1}}) {
                    if (cells.contains(next)) continue;
                    Squares with = cells;
                    with.insert(next);
                    larger.insert(to_the_corner(with));
                }
            }
        }
        all = std::move(larger);
    }
    return all;
}

}  // namespace

bool for_each_shape(int points, const std::function<bool(const Place&)>& f) {
    for (const Squares& cells : polyominoes(points)) {
        for (const Square& shift : {Square{off_the_edge, off_the_edge}, Square{off_the_edge, 0},
                                    Square{0, 0}}) {  // other edges are likenesses
            PointSet open;
            for (const auto& [c, r] : cells) open.insert(Point::at(c + shift.first, r + shift.second));
            const go::Size size = go::square(points + 2 * off_the_edge);
            PointSet board;
            go::for_each_point(size, [&](Point p) { board.insert(p); });
            const std::vector<Point> walls = ((open.neighbours() & board) - open).points();
            for (unsigned colors = 0; colors < 1U << walls.size(); ++colors) {
                Place place{go::Board(size), open};
                for (std::size_t i = 0; i < walls.size(); ++i)
                    place.board.place(walls[i], (colors >> i & 1U) != 0 ? Color::black : Color::white);
                if (!f(place)) return false;
            }
        }
    }
    return true;
}

}  // namespace tedomari::atlas
