// SPDX-License-Identifier: MIT
#include "cgt/toads_and_frogs.h"

#include <bit>
#include <tuple>

#include "cgt/box.h"
#include "cgt/diagram.h"

namespace tedomari::cgt {

namespace {

using Position = ToadsAndFrogs::Position;

// [begin, end) of a strip, without the frogs at its left end and the toads at its right end, which never
// move.
std::uint32_t add_strip(Position strip, int begin, int end, std::vector<Position>& parts) {
    while (begin < end && (strip.frogs >> begin & 1) != 0) ++begin;
    while (begin < end && (strip.toads >> (end - 1) & 1) != 0) --end;
    if (begin >= end) return 0;
    const std::uint64_t bits = low_bits(end - begin);
    const Position part{strip.toads >> begin & bits, strip.frogs >> begin & bits,
                        static_cast<std::uint32_t>(end - begin)};
    if ((part.toads | part.frogs) == 0 || (part.toads | part.frogs) == bits) return 0;
    parts.push_back(part);
    return 1;
}

// TTFF stands for ever and nobody passes it: what lies on either side is a strip of its own.
std::uint32_t split(Position strip, std::vector<Position>& parts) {
    const auto length = static_cast<int>(strip.length);
    const std::uint64_t walls =
        strip.toads & strip.toads >> 1 & shift_down(strip.frogs, 2) & shift_down(strip.frogs, 3);
    std::uint32_t count = 0;
    int begin = 0;
    for (std::uint64_t rest = walls; rest != 0; rest &= rest - 1) {
        const int wall = std::countr_zero(rest);
        count += add_strip(strip, begin, wall, parts);
        begin = wall + 4;
    }
    return count + add_strip(strip, begin, length, parts);
}

// Seen from the other end, with the players exchanged.
Position mirrored(Position p) {
    const Box row(static_cast<int>(p.length), 1);
    return {row.turned(p.frogs), row.turned(p.toads), p.length};
}

}  // namespace

void ToadsAndFrogs::moves(Position position, Side side, std::vector<Position>& parts,
                          std::vector<std::uint32_t>& counts) {
    const Position p = side == Side::left ? position : mirrored(position);  // toads move
    const std::uint64_t empty = ~(p.toads | p.frogs) & low_bits(static_cast<int>(p.length));
    const auto add = [&](std::uint64_t from, int step) {
        const Position after{(p.toads & ~from) | from << step, p.frogs, p.length};
        counts.push_back(split(side == Side::left ? after : mirrored(after), parts));
    };
    for (std::uint64_t toads = p.toads & empty >> 1; toads != 0; toads &= toads - 1) add(toads & -toads, 1);
    for (std::uint64_t toads = p.toads & p.frogs >> 1 & empty >> 2; toads != 0; toads &= toads - 1)
        add(toads & -toads, 2);
}

Normal<Position> ToadsAndFrogs::normal(Position position) {
    const Position other = mirrored(position);
    const auto key = [](const Position& p) { return std::tuple(p.toads, p.frogs); };
    if (key(other) < key(position)) return {other, true};
    return {position, false};
}

Result<std::vector<Position>> ToadsAndFrogs::parse(std::string_view text) {
    const auto board = parse_diagram(text, squares);
    if (!board) return board.error();
    if (board->columns > max_length) throw TooLarge();
    std::vector<Position> parts;
    for (int row = 0; row < board->rows; ++row) {
        Position strip{0, 0, static_cast<std::uint32_t>(board->columns)};
        for (int column = 0; column < board->columns; ++column) {
            if (board->at(row, column) == 'T') strip.toads |= std::uint64_t{1} << column;
            if (board->at(row, column) == 'F') strip.frogs |= std::uint64_t{1} << column;
        }
        split(strip, parts);
    }
    return parts;
}

}  // namespace tedomari::cgt
