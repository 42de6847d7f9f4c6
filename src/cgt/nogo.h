// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "base/hash.h"
#include "base/result.h"
#include "cgt/ruleset.h"

namespace tedomari::cgt {

// Left puts down a stone X, Right a stone O, as in Go, but no chain of either colour may be left without a
// liberty: nobody captures, nobody kills himself.
struct NoGo {
    static constexpr std::string_view name = "nogo";
    static constexpr std::string_view squares = ".XO";

    // A whole board of at most 64 squares: liberties tie everything together.
    struct Position {
        std::uint64_t left = 0, right = 0;
        std::uint16_t width = 0, height = 0;
        friend bool operator==(Position, Position) = default;
    };

    static void moves(Position position, Side side, std::vector<Position>& parts,
                      std::vector<std::uint32_t>& counts);
    static Normal<Position> normal(Position position);
    static std::uint64_t hash(Position p) {
        return combine(combine(p.left, p.right), static_cast<std::uint64_t>(p.width));
    }
    static Result<std::vector<Position>> parse(std::string_view text);
    static std::vector<Position> start(int rows, int columns);  // empty
};

}  // namespace tedomari::cgt
