// SPDX-License-Identifier: MIT
#pragma once

#include "base/hash.h"
#include "go/board.h"
#include "go/zobrist.h"

namespace tedomari::go {

// What an analysis is asked about: the stones, prisoners and ko ban of a board, and who plays next.
struct Position {
    Board board;
    Color to_move = Color::black;

    Size size() const { return board.size(); }
    friend bool operator==(const Position&, const Position&) = default;
};

// Of size, stones, ko ban and player: equal positions have equal hashes.
inline std::uint64_t hash(const Position& position) {
    const Board& board = position.board;
    const auto number = [](int value) { return static_cast<std::uint64_t>(value); };
    const std::uint64_t size = number(board.size().width * (max_size + 1) + board.size().height);
    const std::uint64_t ban = number(board.ko().index() * 2 + (board.ko_ban().color == Color::white));
    const std::uint64_t player = position.to_move == Color::white ? zobrist::white_to_move : 0;
    return combine(combine(board.hash() ^ player, size), board.ko().is_nowhere() ? 0 : ban);
}

}  // namespace tedomari::go
