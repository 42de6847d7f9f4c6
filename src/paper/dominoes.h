// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "paper/desk.h"

// A game of Domineering as it was played, for the paper's 4x9 board.
namespace tedomari::paper {

// Squares are '.', what is covered any other sign; rows from the top.
using Squares = std::vector<std::string>;

struct Domino {
    cgt::Side player;         // Left's stand
    std::size_t row, column;  // of its upper or left half
};

Squares with_domino(Squares board, const Domino& domino, char sign);
cgt::Game value_of(Desk& desk, const Squares& board);

}  // namespace tedomari::paper
