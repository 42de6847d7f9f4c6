// SPDX-License-Identifier: MIT
// Hot: moves, splitting and symmetries on 64-bit boards.  A box of w columns keeps row r, column c at bit
// r*w+c:
//
//    . . .      bits 0 1 2        down is << w, right is << 1 (never out of the last column)
//    . . .           3 4 5
#include "cgt/domineering.h"

#include <algorithm>
#include <array>
#include <bit>

#include "cgt/diagram.h"

namespace tedomari::cgt {

namespace {

using Position = Domineering::Position;

constexpr std::uint64_t low_bits(int n) { return n >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << n) - 1; }

// The squares of column 0, for each width.
constexpr auto first_columns = [] {
    std::array<std::uint64_t, 65> columns{};
    for (int width = 1; width <= 64; ++width) {
        for (int bit = 0; bit < 64; bit += width)
            columns[static_cast<std::size_t>(width)] |= std::uint64_t{1} << bit;
    }
    return columns;
}();

constexpr std::uint64_t shift_up(std::uint64_t x, int n) { return n >= 64 ? 0 : x << n; }
constexpr std::uint64_t shift_down(std::uint64_t x, int n) { return n >= 64 ? 0 : x >> n; }

int height_of(std::uint64_t cells, int width) { return (64 - std::countl_zero(cells) + width - 1) / width; }

// A board's width and what follows from it.
struct Box {
    int width, height;
    std::uint64_t not_first, not_last;  // columns

    Box(std::uint64_t cells, int columns)
        : width(columns),
          height(height_of(cells, columns)),
          not_first(~first_columns[static_cast<std::size_t>(columns)]),
          not_last(~shift_up(first_columns[static_cast<std::size_t>(columns)], columns - 1)) {}

    std::uint64_t neighbours(std::uint64_t x) const {
        return (x & not_last) << 1 | (x & not_first) >> 1 | shift_up(x, width) | shift_down(x, width);
    }
};

// The squares that hang together with `seed`; stops early once all of `wanted` are among them.
std::uint64_t flood(std::uint64_t seed, std::uint64_t wanted, std::uint64_t cells, const Box& box) {
    for (;;) {
        const std::uint64_t grown = (seed | box.neighbours(seed)) & cells;
        if (grown == seed || (wanted & ~grown) == 0) return grown;
        seed = grown;
    }
}

// Moves the squares to the corner of the smallest box.
Position trimmed(std::uint64_t cells, const Box& box) {
    const int width = box.width;
    cells >>= std::countr_zero(cells) / width * width;
    if ((cells & ~box.not_first) != 0 && (cells & ~box.not_last) != 0)
        return {cells, static_cast<std::uint32_t>(width)};
    std::uint64_t columns = cells;  // which columns are used: or all rows into the first
    const int height = height_of(cells, width);
    for (int row = 1; row < height; ++row) columns |= cells >> row * width;
    columns &= low_bits(width);
    const int left = std::countr_zero(columns);
    const int used = 64 - std::countl_zero(columns) - left;
    cells >>= left;
    std::uint64_t packed = 0;
    const std::uint64_t row_bits = low_bits(used);
    for (int row = 0; row < height; ++row) packed |= (cells >> row * width & row_bits) << row * used;
    return {packed, static_cast<std::uint32_t>(used)};
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

std::uint64_t flipped_rows(std::uint64_t cells, int width, int height) {
    std::uint64_t result = 0;
    const std::uint64_t row_bits = low_bits(width);
    for (int row = 0; row < height; ++row) {
        result = result << width | (cells & row_bits);
        cells >>= width;
    }
    return result;
}

// Reading all bits backwards turns the board by half a turn.
std::uint64_t turned(std::uint64_t cells, int area) {
    cells = __builtin_bswap64(cells);
    cells = (cells >> 4 & 0x0f0f0f0f0f0f0f0f) | (cells & 0x0f0f0f0f0f0f0f0f) << 4;
    cells = (cells >> 2 & 0x3333333333333333) | (cells & 0x3333333333333333) << 2;
    cells = (cells >> 1 & 0x5555555555555555) | (cells & 0x5555555555555555) << 1;
    return cells >> (64 - area);
}

std::uint64_t transposed(std::uint64_t cells, int width, int height) {
    std::uint64_t result = 0;
    for (int row = 0; row < height; ++row, cells >>= width) {
        for (std::uint64_t squares = cells & low_bits(width); squares != 0; squares &= squares - 1) {
            result |= std::uint64_t{1} << (std::countr_zero(squares) * height + row);
        }
    }
    return result;
}

std::uint64_t least_image(std::uint64_t cells, int width, int height) {
    const std::uint64_t flipped = flipped_rows(cells, width, height);
    return std::min(std::min(cells, flipped),
                    std::min(turned(cells, width * height), turned(flipped, width * height)));
}

}  // namespace

void Domineering::moves(Position position, Side side, std::vector<Position>& parts,
                        std::vector<std::uint32_t>& counts) {
    const Box box(position.cells, static_cast<int>(position.width));
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
    const int height = height_of(position.cells, width);
    if (width > height) return {{least_image(position.cells, width, height), position.width}, false};
    const std::uint64_t turned_cells = least_image(transposed(position.cells, width, height), height, width);
    const auto turned_width = static_cast<std::uint32_t>(height);
    if (width < height) return {{turned_cells, turned_width}, true};
    const std::uint64_t cells = least_image(position.cells, width, height);
    if (cells <= turned_cells) return {{cells, position.width}, false};
    return {{turned_cells, turned_width}, true};
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
