// SPDX-License-Identifier: MIT
#include "cgt/nogo.h"

#include <array>
#include <tuple>

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
    Position position{0, 0, static_cast<std::uint16_t>(board.columns),
                      static_cast<std::uint16_t>(board.rows)};
    for (std::size_t i = 0; i < board.cells.size(); ++i) {
        const std::uint64_t square = std::uint64_t{1} << i;
        if (board.cells[i] == 'X') position.left |= square;
        if (board.cells[i] == 'O') position.right |= square;
    }
    return position;
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

// The eight symmetries of the board keep the value, exchanging the colours turns its sign.
Normal<Position> NoGo::normal(Position position) {
    const Box box(position.width, position.height);
    Normal<Position> best{position, false};
    const auto key = [](const Position& p) { return std::tuple(p.width, p.left, p.right); };
    for (int symmetry = 0; symmetry < 8; ++symmetry) {
        const auto [left, right] = image(std::array{position.left, position.right}, box, symmetry);
        Position same{left, right, position.width, position.height};
        if (symmetry >= 4) std::swap(same.width, same.height);
        const Position swapped{same.right, same.left, same.width, same.height};
        if (key(same) < key(best.position)) best = {same, false};
        if (key(swapped) < key(best.position)) best = {swapped, true};
    }
    return best;
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
