// SPDX-License-Identifier: MIT
#include "paper/dominoes.h"

#include <fmt/format.h>

namespace tedomari::paper {

using cgt::Side;

Squares with_domino(Squares board, const Domino& domino, char sign) {
    const bool stands = domino.player == Side::left;
    board[domino.row][domino.column] = sign;
    board[domino.row + (stands ? 1 : 0)][domino.column + (stands ? 0 : 1)] = sign;
    return board;
}

cgt::Game value_of(Desk& desk, const Squares& board) {
    std::string diagram;
    for (const std::string& row : board) {
        if (!diagram.empty()) diagram += '|';
        for (const char square : row) diagram += square == '.' ? '.' : '#';
    }
    return desk.game(fmt::format("domineering(\"{}\")", diagram));
}

}  // namespace tedomari::paper
