// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "base/hash.h"
#include "base/result.h"
#include "cgt/ruleset.h"

namespace tedomari::cgt {

// Left moves a queen X, Right a queen O, and from there shoots an arrow, which moves as a queen too and burns
// the square where it lands.  Nothing passes over queens or burnt squares (#).
struct Amazons {
    static constexpr std::string_view name = "amazons";
    static constexpr std::string_view squares = ".#XO";

    // Squares that hang together by a king's step, with at least one queen, in the smallest box of at
    // most 64.
    struct Position {
        std::uint64_t left = 0, right = 0, empty = 0;
        std::uint32_t width = 0;
        friend bool operator==(Position, Position) = default;
    };

    static void moves(Position position, Side side, std::vector<Position>& parts,
                      std::vector<std::uint32_t>& counts);
    static Normal<Position> normal(Position position);
    static std::uint64_t hash(Position p) {
        return combine(combine(combine(p.left, p.right), p.empty), p.width);
    }
    static Result<std::vector<Position>> parse(std::string_view text);
};

}  // namespace tedomari::cgt
