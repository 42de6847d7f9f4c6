// SPDX-License-Identifier: MIT
#pragma once

#include <cassert>
#include <cstdint>
#include <limits>

#include "go/game.h"

// Oracles: numbers the literature knows, so that a wrong board is found out [Tromp, Farnebäck 2007].
namespace tedomari::go {

inline bool takes_or_dies(const Board& board, Move move) {
    for (const Point q : move.point.neighbours()) {
        if (board.at(q) == cell(opponent(move.color)) && board.liberties(q) == 1) return true;
    }
    return !board.is_legal(move, Suicide::forbidden);
}

// Every later point is still empty, so a chain without a liberty now has none in any completion, and no legal
// position is missed: its stones can be put down in any order without a capture.
inline std::uint64_t count_from(Board& board, int index) {
    const Size size = board.size();
    if (index == size.points()) return 1;
    std::uint64_t total = count_from(board, index + 1);
    for (const Color color : {Color::black, Color::white}) {
        const Move move{color, Point::at(index % size.width, index / size.width)};
        if (takes_or_dies(board, move)) continue;
        board.play(move);
        total += count_from(board, index + 1);
        board.undo();
    }
    return total;
}

// Positions in which every chain has a liberty: 1x1 1, 2x2 57, 3x3 12,675, 4x4 24,318,165.
// Stones are put point by point, and what has lost a liberty for good is cut off: about two plays a position.
inline std::uint64_t count_legal_positions(Size size) {
    Board board(size);
    return count_from(board, 0);
}

// Lines of play of at most `depth` moves, counted where they end: after so many moves or after two passes in
// a row. Players alternate from game.to_move() and may pass at any time.  The game is as before when done.
inline std::uint64_t count_lines(Game& game, int depth) {
    if (depth == 0 || game.is_over()) return 1;
    std::uint64_t total = 0;
    const auto follow = [&](Move move) {
        if (!game.is_legal(move)) return;
        game.play(move);
        total += count_lines(game, depth - 1);
        game.undo();
    };
    const Color color = game.to_move();
    follow(Move::pass(color));
    for_each_point(game.size(), [&](Point p) { follow({color, p}); });
    return total;
}

// All complete games from here, each ending with two passes in a row.  Finite under superko only, and huge
// beyond 1x3: 907 games there, 2,098,407,841 on 1x4.
inline std::uint64_t count_games(Game& game) {
    assert(game.rules().ko != KoRule::simple);
    return count_lines(game, std::numeric_limits<int>::max());
}

}  // namespace tedomari::go
