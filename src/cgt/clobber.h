// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "base/hash.h"
#include "base/result.h"
#include "cgt/ruleset.h"

namespace tedomari::cgt {

// Left moves a stone x onto a neighbouring o, Right an o onto a neighbouring x; the clobbered stone is gone.
struct Clobber {
    static constexpr std::string_view name = "clobber";
    static constexpr std::string_view squares = ".xo";

    // Stones that hang together, of both colours, in the smallest box of at most 64 squares.
    struct Position {
        std::uint64_t left = 0, right = 0;
        std::uint32_t width = 0;
        friend bool operator==(Position, Position) = default;
    };

    static void moves(Position position, Side side, std::vector<Position>& parts,
                      std::vector<std::uint32_t>& counts);
    static Normal<Position> normal(Position position);
    static std::uint64_t hash(Position p) { return combine(combine(p.left, p.right), p.width); }
    static Result<std::vector<Position>> parse(std::string_view text);
    static std::vector<Position> start(int rows, int columns);  // stones in alternation, x in the corner
};

}  // namespace tedomari::cgt
