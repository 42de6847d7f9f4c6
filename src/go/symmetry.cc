// SPDX-License-Identifier: MIT
#include "go/symmetry.h"

#include <array>

namespace tedomari::go {

namespace {

// Transposing last, so that rectangles take the first half.
constexpr std::array<Symmetry, 8> all = {{{false, false, false},
                                          {false, true, false},
                                          {false, false, true},
                                          {false, true, true},
                                          {true, false, false},
                                          {true, true, false},
                                          {true, false, true},
                                          {true, true, true}}};

}  // namespace

std::span<const Symmetry> symmetries(Size size) {
    return std::span(all).first(size.is_square() ? all.size() : all.size() / 2);
}

PointSet transformed(const PointSet& points, Size size, Symmetry s) {
    PointSet result;
    points.for_each([&](Point p) { result.insert(transformed(p, size, s)); });
    return result;
}

Board transformed(const Board& board, Symmetry s) {
    const Size size = board.size();
    Board result(transformed(size, s));
    for_each_point(size, [&](Point p) {
        if (is_stone(board.at(p))) result.place(transformed(p, size, s), color_of(board.at(p)));
    });
    for (const Color color : {Color::black, Color::white}) result.set_captured(color, board.captured(color));
    result.set_ko_ban(transformed(board.ko_ban(), size, s));
    return result;
}

Position transformed(const Position& position, Symmetry s) {
    return {transformed(position.board, s), position.to_move};
}

}  // namespace tedomari::go
