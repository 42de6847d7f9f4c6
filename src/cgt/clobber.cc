// SPDX-License-Identifier: MIT
#include "cgt/clobber.h"

#include "cgt/box.h"
#include "cgt/diagram.h"

namespace tedomari::cgt {

namespace {

using Position = Clobber::Position;

// Empty squares never fill again, so stones that do not hang together never meet.
std::uint32_t split(std::uint64_t left, std::uint64_t right, const Box& box, std::vector<Position>& parts) {
    std::uint32_t count = 0;
    for (std::uint64_t stones = left | right; stones != 0;) {
        const std::uint64_t part = flood(stones & -stones, ~std::uint64_t{0}, stones, box);
        stones &= ~part;
        if ((part & left) == 0 || (part & right) == 0) continue;
        const Extent extent = extent_of(part, box.width);
        parts.push_back({cut_out(part & left, box.width, extent), cut_out(part & right, box.width, extent),
                         static_cast<std::uint32_t>(extent.width)});
        ++count;
    }
    return count;
}

Box box_of(Position position) {
    const auto width = static_cast<int>(position.width);
    return {width, height_of(position.left | position.right, width)};
}

}  // namespace

void Clobber::moves(Position position, Side side, std::vector<Position>& parts,
                    std::vector<std::uint32_t>& counts) {
    const Box box = box_of(position);
    const std::uint64_t mine = side == Side::left ? position.left : position.right;
    const std::uint64_t theirs = side == Side::left ? position.right : position.left;
    for (std::uint64_t stones = mine; stones != 0; stones &= stones - 1) {
        const std::uint64_t from = stones & -stones;
        for (std::uint64_t targets = box.neighbours(from) & theirs; targets != 0; targets &= targets - 1) {
            const std::uint64_t to = targets & -targets;
            const std::uint64_t after_mine = (mine & ~from) | to, after_theirs = theirs & ~to;
            counts.push_back(side == Side::left ? split(after_mine, after_theirs, box, parts)
                                                : split(after_theirs, after_mine, box, parts));
        }
    }
}

Normal<Position> Clobber::normal(Position position) {
    const auto least = least_image(std::array{position.left, position.right}, box_of(position));
    return {{least.boards[0], least.boards[1], static_cast<std::uint32_t>(least.width)}, least.negated};
}

namespace {

std::vector<Position> components(const Diagram& board) {
    if (board.rows > 64 / board.columns) throw TooLarge();
    std::vector<Position> parts;
    split(board.squares('x'), board.squares('o'), Box(board.columns, board.rows), parts);
    return parts;
}

}  // namespace

Result<std::vector<Position>> Clobber::parse(std::string_view text) {
    const auto board = parse_diagram(text, squares);
    if (!board) return board.error();
    return components(*board);
}

std::vector<Position> Clobber::start(int rows, int columns) {
    Diagram board = Diagram::filled(rows, columns, 'x');
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            if ((row + column) % 2 != 0) board.at(row, column) = 'o';
        }
    }
    return components(board);
}

}  // namespace tedomari::cgt
