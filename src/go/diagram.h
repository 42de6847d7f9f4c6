// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <iosfwd>
#include <string>
#include <string_view>

#include "base/result.h"
#include "go/board.h"
#include "go/position.h"

namespace tedomari::go {

// Reads a picture of a position, the highest row first:
//
//      to move: white          to move: white          $$W
//      . X O .                    A B C D              $$ +---------+
//      X X O O          or      2 . X O . 2     or     $$ | . X O . |
//                               1 X X(O)O 1            $$ | X X O O |
//                                 A B C D              $$ +---------+
//
// Rows are made of X O (also x o ● ○) and . + , for empty points, with or without spaces.  Coordinates,
// borders, blank lines, lines starting with '#' and what GNU Go's and KataGo's showboard add to the grid may
// be there; coordinates are checked.  Headers, in any case: "to move: black|white", "ko: D4" (where the
// player to move may not retake), "B stones captured: 3", "W stones captured: 0".  Black moves first unless a
// header says otherwise. Every chain must have a liberty.
Result<Position> parse_diagram(std::string_view text);

struct DiagramStyle {
    bool coordinates = true;  // and star points; without them a bare grid
    Point last_move;          // drawn as (X)
    // What to draw at a point instead of the usual sign, such as the letter of a region; '\0' for the usual
    // one.
    std::function<char(Point)> mark;
};
std::string to_diagram(const Board& board, const DiagramStyle& style = {});
// With headers, so that parse_diagram gives the position back.
std::string to_diagram(const Position& position, const DiagramStyle& style = {});
std::ostream& operator<<(std::ostream& out, const Board& board);
std::ostream& operator<<(std::ostream& out, const Position& position);

// For pictures and points written in code, which must be right: others throw std::invalid_argument.
Board diagram(std::string_view picture);
Position position(std::string_view picture);
Point at(std::string_view vertex);  // GTP coordinates, "D4"

}  // namespace tedomari::go
