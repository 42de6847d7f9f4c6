// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "scoring/counting.h"
#include "scoring/final_game.h"

namespace tedomari::scoring {

// The end of a game in little room, so that thousands fit in memory: a board takes a hundred times as much.
struct Ending {
    go::Size size;
    std::vector<go::Cell> cells;    // row by row from A1
    std::array<int, 2> captured{};  // each color's stones lost
    Terms terms;
    std::optional<Rational> result;    // as recorded
    std::optional<go::PointSet> dead;  // stones, where the record marks territory
    std::string name;

    go::Board board() const;
    // The score with these stones dead.
    Rational score(const go::Board& board, const go::PointSet& dead_stones) const;
};

Ending ending(const FinalGame& game);

// All endings of a file or folder that have a stone on the board; games that cannot be played are counted.
struct Endings {
    std::vector<Ending> all;
    std::size_t skipped = 0;
};
//
// With `back` the positions so many moves before the end: dead are then the stones whose points are not their
// color's when the game ends [van der Werf 2005], as far as marks tell; the result stays the final one.
Result<Endings> read_endings(const std::string& path, int back = 0);

// Which of `parts` a game falls in, by what is on the board and not by its place in a file.
int part_of(const Ending& ending, int parts);

}  // namespace tedomari::scoring
