// SPDX-License-Identifier: MIT
#include "cgt/nogo.h"

#include "cgt/box.h"
#include "cgt/diagram.h"

namespace tedomari::cgt {

namespace {

using Position = NoGo::Position;

bool all_have_liberties(std::uint64_t stones, std::uint64_t empty, const Box& box) {
    return flood(box.neighbours(empty) & stones, ~std::uint64_t{0}, stones, box) == stones;
}

bool is_legal(Position position, const Box& box) {
    const std::uint64_t empty = low_bits(box.width * box.height) & ~(position.left | position.right);
    return all_have_liberties(position.left, empty, box) && all_have_liberties(position.right, empty, box);
}

Position position_of(const Diagram& board) {
    if (board.rows > 64 / board.columns) throw TooLarge();
    return {board.squares('X'), board.squares('O'), static_cast<std::uint16_t>(board.columns),
            static_cast<std::uint16_t>(board.rows)};
}

}  // namespace

void NoGo::moves(Position position, Side side, std::vector<Position>& parts,
                 std::vector<std::uint32_t>& counts) {
    const Box box(position.width, position.height);
    std::uint64_t empty = low_bits(box.width * box.height) & ~(position.left | position.right);
    for (; empty != 0; empty &= empty - 1) {
        Position after = position;
        (side == Side::left ? after.left : after.right) |= empty & -empty;
        if (!is_legal(after, box)) continue;
        parts.push_back(after);
        counts.push_back(1);
    }
}

Normal<Position> NoGo::normal(Position position) {
    const auto least =
        least_image(std::array{position.left, position.right}, Box(position.width, position.height));
    return {{least.boards[0], least.boards[1], static_cast<std::uint16_t>(least.width),
             static_cast<std::uint16_t>(least.height)},
            least.negated};
}

Result<std::vector<Position>> NoGo::parse(std::string_view text) {
    const auto board = parse_diagram(text, squares);
    if (!board) return board.error();
    return std::vector{position_of(*board)};
}

std::vector<Position> NoGo::start(int rows, int columns) {
    return {position_of(Diagram::filled(rows, columns, '.'))};
}

}  // namespace tedomari::cgt
