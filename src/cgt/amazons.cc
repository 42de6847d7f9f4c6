// SPDX-License-Identifier: MIT
#include "cgt/amazons.h"

#include "cgt/box.h"
#include "cgt/diagram.h"

namespace tedomari::cgt {

namespace {

using Position = Amazons::Position;

std::uint64_t step(const Box& box, std::uint64_t x, int direction) {
    switch (direction) {
        case 0: return box.up(x);
        case 1: return box.down(x);
        case 2: return box.left(x);
        case 3: return box.right(x);
        case 4: return box.up(box.left(x));
        case 5: return box.up(box.right(x));
        case 6: return box.down(box.left(x));
        default: return box.down(box.right(x));
    }
}

// Where a queen on `from` can go.
std::uint64_t reach(const Box& box, std::uint64_t from, std::uint64_t empty) {
    std::uint64_t result = 0;
    for (int direction = 0; direction < 8; ++direction) {
        for (std::uint64_t at = step(box, from, direction) & empty; at != 0;
             at = step(box, at, direction) & empty) {
            result |= at;
        }
    }
    return result;
}

std::uint64_t region(const Box& box, std::uint64_t seed, std::uint64_t squares) {
    for (;;) {
        const std::uint64_t wide = seed | box.left(seed) | box.right(seed);
        const std::uint64_t grown = (wide | box.up(wide) | box.down(wide)) & squares;
        if (grown == seed) return seed;
        seed = grown;
    }
}

// Burnt squares stay burnt, so regions that do not touch never do.
std::uint32_t split(std::uint64_t left, std::uint64_t right, std::uint64_t empty, const Box& box,
                    std::vector<Position>& parts) {
    std::uint32_t count = 0;
    for (std::uint64_t squares = left | right | empty; squares != 0;) {
        const std::uint64_t part = region(box, squares & -squares, squares);
        squares &= ~part;
        if ((part & (left | right)) == 0 || (part & empty) == 0) continue;
        const Extent extent = extent_of(part, box.width);
        const auto cut = [&](std::uint64_t board) { return cut_out(board & part, box.width, extent); };
        parts.push_back({cut(left), cut(right), cut(empty), static_cast<std::uint32_t>(extent.width)});
        ++count;
    }
    return count;
}

Box box_of(const Position& p) {
    const auto width = static_cast<int>(p.width);
    return {width, height_of(p.left | p.right | p.empty, width)};
}

}  // namespace

void Amazons::moves(Position position, Side side, std::vector<Position>& parts,
                    std::vector<std::uint32_t>& counts) {
    const Box box = box_of(position);
    const std::uint64_t mine = side == Side::left ? position.left : position.right;
    for (std::uint64_t queens = mine; queens != 0; queens &= queens - 1) {
        const std::uint64_t from = queens & -queens;
        const std::uint64_t vacated = position.empty | from;
        for (std::uint64_t targets = reach(box, from, position.empty); targets != 0; targets &= targets - 1) {
            const std::uint64_t to = targets & -targets;
            const std::uint64_t moved = (mine & ~from) | to;
            const std::uint64_t left = side == Side::left ? moved : position.left;
            const std::uint64_t right = side == Side::left ? position.right : moved;
            const std::uint64_t empty = vacated & ~to;
            for (std::uint64_t arrows = reach(box, to, empty); arrows != 0; arrows &= arrows - 1) {
                counts.push_back(split(left, right, empty & ~(arrows & -arrows), box, parts));
            }
        }
    }
}

Normal<Position> Amazons::normal(Position position) {
    const auto least =
        least_image(std::array{position.left, position.right, position.empty}, box_of(position));
    const auto& [left, right, empty] = least.boards;
    return {{left, right, empty, static_cast<std::uint32_t>(least.width)}, least.negated};
}

Result<std::vector<Position>> Amazons::parse(std::string_view text) {
    const auto board = parse_diagram(text, squares);
    if (!board) return board.error();
    if (board->rows > 64 / board->columns) throw TooLarge();
    std::vector<Position> parts;
    split(board->squares('X'), board->squares('O'), board->squares('.'), Box(board->columns, board->rows),
          parts);
    return parts;
}

}  // namespace tedomari::cgt
