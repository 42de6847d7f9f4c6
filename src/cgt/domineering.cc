// SPDX-License-Identifier: MIT
// Hot: moves, splitting and symmetries on boards of one word (box.h).
#include "cgt/domineering.h"

#include <algorithm>
#include <bit>

#include "cgt/box.h"
#include "cgt/diagram.h"

namespace tedomari::cgt {

namespace {

using Position = Domineering::Position;

// Moves the squares to the corner of the smallest box.
Position trimmed(std::uint64_t cells, const Box& box) {
    const int width = box.width;
    if ((cells & ~box.not_first) != 0 && (cells & ~box.not_last) != 0) {
        return {cells >> row_of(std::countr_zero(cells), width) * width, static_cast<std::uint32_t>(width)};
    }
    const Extent extent = extent_of(cells, width);
    return {cut_out(cells, width, extent), static_cast<std::uint32_t>(extent.width)};
}

// Appends what is left of a connected board without `domino`: components of two squares and more.  Each of
// them touches the domino, and most boards stay in one piece, which shows as soon as its neighbours have met.
std::uint32_t split(std::uint64_t cells, std::uint64_t domino, const Box& box, std::vector<Position>& parts) {
    cells &= ~domino;
    std::uint64_t touching = box.neighbours(domino) & cells;
    std::uint32_t count = 0;
    while (touching != 0) {
        std::uint64_t part = flood(touching & -touching, touching, cells, box);
        if ((touching & ~part) == 0) part = cells;
        touching &= ~part;
        cells &= ~part;
        if ((part & (part - 1)) == 0) continue;
        parts.push_back(trimmed(part, box));
        ++count;
    }
    return count;
}

}  // namespace

void Domineering::moves(Position position, Side side, std::vector<Position>& parts,
                        std::vector<std::uint32_t>& counts) {
    const auto width = static_cast<int>(position.width);
    const Box box(width, height_of(position.cells, width));
    const int step = side == Side::left ? box.width : 1;
    std::uint64_t places = position.cells & shift_down(position.cells, step);
    if (side == Side::right) places &= box.not_last;
    for (; places != 0; places &= places - 1) {
        const std::uint64_t square = places & -places;
        counts.push_back(split(position.cells, square | square << step, box, parts));
    }
}

// A quarter turn swaps the players, so it gives the negative; boards lie rather than stand.
Normal<Position> Domineering::normal(Position position) {
    const auto width = static_cast<int>(position.width);
    const Box box(width, height_of(position.cells, width));
    if (box.width > box.height) return {{box.least(position.cells), position.width}, false};
    const std::uint64_t turned = Box(box.height, box.width).least(box.transposed(position.cells));
    const auto turned_width = static_cast<std::uint32_t>(box.height);
    if (box.width < box.height) return {{turned, turned_width}, true};
    const std::uint64_t cells = box.least(position.cells);
    if (cells <= turned) return {{cells, position.width}, false};
    return {{turned, turned_width}, true};
}

namespace {

struct Square {
    int row, column;
};

std::vector<Square> take_component(Diagram& grid, Square seed) {
    std::vector<Square> squares{seed};
    grid.at(seed.row, seed.column) = '#';
    for (std::size_t i = 0; i < squares.size(); ++i) {
        const auto [row, column] = squares[i];
        for (const Square next :
             {Square{row - 1, column}, {row + 1, column}, {row, column - 1}, {row, column + 1}}) {
            if (!grid.contains(next.row, next.column) || grid.at(next.row, next.column) != '.') continue;
            grid.at(next.row, next.column) = '#';
            squares.push_back(next);
        }
    }
    return squares;
}

// A strip of n squares is an integer, n/2 rounded down: as many dominoes of two squares are worth the same.
void add_strip(std::size_t length, bool standing, std::vector<Position>& parts) {
    for (; length >= 2; length -= 2) parts.push_back({3, standing ? 1u : 2u});
}

void add_component(const std::vector<Square>& squares, std::vector<Position>& parts) {
    Square low = squares.front(), high = low;
    for (const auto [row, column] : squares) {
        low = {std::min(low.row, row), std::min(low.column, column)};
        high = {std::max(high.row, row), std::max(high.column, column)};
    }
    const int height = high.row - low.row + 1, width = high.column - low.column + 1;
    if (height == 1 || width == 1) return add_strip(squares.size(), width == 1, parts);
    if (height > Domineering::max_cells / width) throw TooLarge();
    Position position{0, static_cast<std::uint32_t>(width)};
    for (const auto [row, column] : squares) {
        position.cells |= std::uint64_t{1} << ((row - low.row) * width + column - low.column);
    }
    parts.push_back(position);
}

std::vector<Position> components(Diagram grid) {
    std::vector<Position> parts;
    for (int row = 0; row < grid.rows; ++row) {
        for (int column = 0; column < grid.columns; ++column) {
            if (grid.at(row, column) != '.') continue;
            const auto squares = take_component(grid, {row, column});
            if (squares.size() > 1) add_component(squares, parts);
        }
    }
    return parts;
}

}  // namespace

std::vector<Position> Domineering::start(int rows, int columns) {
    return components(Diagram::filled(rows, columns, '.'));
}

Result<std::vector<Position>> Domineering::parse(std::string_view text) {
    auto diagram = parse_diagram(text, ".#");
    if (!diagram) return diagram.error();
    return components(*std::move(diagram));
}

}  // namespace tedomari::cgt
