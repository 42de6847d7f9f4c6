// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "base/hash.h"
#include "base/result.h"
#include "cgt/ruleset.h"

namespace tedomari::cgt {

// Left places vertical dominoes, Right horizontal ones; who cannot move loses.
struct Domineering {
    static constexpr std::string_view name = "domineering";
    static constexpr int max_cells = 64;  // of the box around one component

    // A connected set of empty squares in the smallest box: bit row*width + column, at least two squares.
    struct Position {
        std::uint64_t cells = 0;
        std::uint32_t width = 0;
        friend bool operator==(Position, Position) = default;
    };

    static void moves(Position position, Side side, std::vector<Position>& parts,
                      std::vector<std::uint32_t>& counts);
    static Normal<Position> normal(Position position);
    static std::uint64_t hash(Position p) { return mix(p.cells * 0x9e3779b97f4a7c15 + p.width); }

    // '.' is empty, '#' is not.  Components whose box has more than max_cells squares throw TooLarge, except
    // strips one square wide.
    static Result<std::vector<Position>> parse(std::string_view text);
    static std::vector<Position> start(int rows, int columns);  // the empty board
};

}  // namespace tedomari::cgt
