// SPDX-License-Identifier: MIT
#pragma once

// Hot: boards of at most 64 squares in one word.  A box of w columns keeps row r, column c at bit r*w + c:
//
//    . . .      bits 0 1 2        down is << w, right is << 1 (never out of the last column)
//    . . .           3 4 5

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <tuple>
#include <utility>

namespace tedomari::cgt {

constexpr std::uint64_t low_bits(int n) { return n >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << n) - 1; }
constexpr std::uint64_t shift_up(std::uint64_t x, int n) { return n >= 64 ? 0 : x << n; }
constexpr std::uint64_t shift_down(std::uint64_t x, int n) {
    assert(n >= 0);
    return n >= 64 ? 0 : x >> n;
}

// The squares of column 0, for each width.
inline constexpr auto first_columns = [] {
    std::array<std::uint64_t, 65> columns{};
    for (int width = 1; width <= 64; ++width) {
        for (int bit = 0; bit < 64; bit += width) {
            columns[static_cast<std::size_t>(width)] |= std::uint64_t{1} << bit;
        }
    }
    return columns;
}();

// bit / width for 0 <= bit < 128, 1 <= width <= 64: a multiplication instead of a division, and as exact,
// since the rounded reciprocal is off by less than 1/65536.
inline constexpr auto reciprocals = [] {
    std::array<std::uint32_t, 65> result{};
    for (std::uint32_t width = 1; width <= 64; ++width) result[width] = 65536 / width + 1;
    return result;
}();
constexpr int row_of(int bit, int width) {
    return static_cast<int>(static_cast<std::uint32_t>(bit) * reciprocals[static_cast<std::size_t>(width)] >>
                            16);
}

constexpr int height_of(std::uint64_t cells, int width) {
    return row_of(64 - std::countl_zero(cells) + width - 1, width);
}

struct Box {
    int width, height;
    std::uint64_t not_first, not_last;  // columns

    constexpr Box(int columns, int rows)
        : width(columns),
          height(rows),
          not_first(~first_columns[static_cast<std::size_t>(columns)]),
          not_last(~shift_up(first_columns[static_cast<std::size_t>(columns)], columns - 1)) {}

    constexpr std::uint64_t up(std::uint64_t x) const { return shift_down(x, width); }
    constexpr std::uint64_t down(std::uint64_t x) const { return shift_up(x, width); }
    constexpr std::uint64_t left(std::uint64_t x) const { return (x & not_first) >> 1; }
    constexpr std::uint64_t right(std::uint64_t x) const { return (x & not_last) << 1; }
    constexpr std::uint64_t neighbours(std::uint64_t x) const { return left(x) | right(x) | up(x) | down(x); }
    constexpr std::uint64_t row(int r) const { return shift_up(low_bits(width), r * width); }
    constexpr std::uint64_t column(int c) const { return shift_up(~not_first, c) & low_bits(width * height); }

    constexpr std::uint64_t flipped(std::uint64_t cells) const {  // upside down
        std::uint64_t result = 0;
        for (int r = 0; r < height; ++r) {
            result = shift_up(result, width) | (cells & low_bits(width));
            cells = shift_down(cells, width);
        }
        return result;
    }
    constexpr std::uint64_t turned(std::uint64_t cells) const {  // by half a turn: all bits backwards
        cells = __builtin_bswap64(cells);
        cells = (cells >> 4 & 0x0f0f0f0f0f0f0f0f) | (cells & 0x0f0f0f0f0f0f0f0f) << 4;
        cells = (cells >> 2 & 0x3333333333333333) | (cells & 0x3333333333333333) << 2;
        cells = (cells >> 1 & 0x5555555555555555) | (cells & 0x5555555555555555) << 1;
        return cells >> (64 - width * height);
    }
    // The least of the four that keep the width.
    constexpr std::uint64_t least(std::uint64_t cells) const {
        const std::uint64_t other = flipped(cells);
        return std::min(std::min(cells, other), std::min(turned(cells), turned(other)));
    }
    constexpr std::uint64_t transposed(std::uint64_t cells) const {  // into a box of `height` columns
        std::uint64_t result = 0;
        for (int r = 0; r < height; ++r, cells = shift_down(cells, width)) {
            for (std::uint64_t squares = cells & low_bits(width); squares != 0; squares &= squares - 1) {
                result |= std::uint64_t{1} << (std::countr_zero(squares) * height + r);
            }
        }
        return result;
    }
};

// Where the smallest box around some squares lies.
struct Extent {
    int left, top, width, height;
};
constexpr Extent extent_of(std::uint64_t cells, int width) {
    Extent extent{};
    extent.top = row_of(std::countr_zero(cells), width);
    cells = shift_down(cells, extent.top * width);
    extent.height = height_of(cells, width);
    std::uint64_t columns = cells;  // which columns are used: or all rows into the first
    for (int row = 1; row < extent.height; ++row) columns |= shift_down(cells, row * width);
    columns &= low_bits(width);
    extent.left = std::countr_zero(columns);
    extent.width = 64 - std::countl_zero(columns) - extent.left;
    return extent;
}
// Squares of a box of `width` columns, moved into the box of the extent.
constexpr std::uint64_t cut_out(std::uint64_t cells, int width, const Extent& extent) {
    cells = shift_down(cells, extent.top * width + extent.left);
    if (extent.width == width) return cells;
    std::uint64_t packed = 0;
    for (int row = 0; row < extent.height; ++row) {
        packed |= (shift_down(cells, row * width) & low_bits(extent.width)) << row * extent.width;
    }
    return packed;
}

// The squares that hang together with `seed`; stops early once all of `wanted` are among them.
constexpr std::uint64_t flood(std::uint64_t seed, std::uint64_t wanted, std::uint64_t cells, const Box& box) {
    for (;;) {
        const std::uint64_t grown = (seed | box.neighbours(seed)) & cells;
        if (grown == seed || (wanted & ~grown) == 0) return grown;
        seed = grown;
    }
}

// Several boards of one box under its symmetries: 0 … 3 keep the width, 4 … 7 exchange it with the height.
template <std::size_t N>
constexpr std::array<std::uint64_t, N> image(std::array<std::uint64_t, N> boards, Box box, int symmetry) {
    if ((symmetry & 4) != 0) {
        for (std::uint64_t& board : boards) board = box.transposed(board);
        box = Box(box.height, box.width);
    }
    for (std::uint64_t& board : boards) {
        if ((symmetry & 1) != 0) board = box.flipped(board);
        if ((symmetry & 2) != 0) board = box.turned(board);
    }
    return boards;
}

// What stands for boards of which the first is Left's and the second Right's: the eight symmetries keep the
// value, exchanging the colours turns its sign.
template <std::size_t N>
struct LeastImage {
    std::array<std::uint64_t, N> boards;
    int width, height;
    bool negated = false;
};

template <std::size_t N>
constexpr LeastImage<N> least_image(const std::array<std::uint64_t, N>& boards, const Box& box) {
    LeastImage<N> best{boards, box.width, box.height};
    for (int symmetry = 0; symmetry < 8; ++symmetry) {
        LeastImage<N> seen{image(boards, box, symmetry), box.width, box.height};
        if (symmetry >= 4) std::swap(seen.width, seen.height);
        for (const bool negated : {false, true}) {
            if (negated) std::swap(seen.boards[0], seen.boards[1]);
            seen.negated = negated;
            if (std::tie(seen.width, seen.boards) < std::tie(best.width, best.boards)) best = seen;
        }
    }
    return best;
}

}  // namespace tedomari::cgt
