// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "base/hash.h"
#include "base/result.h"
#include "cgt/ruleset.h"

namespace tedomari::cgt {

// On a strip, Left's toads T go right and Right's frogs F go left: one square, or over one enemy.
struct ToadsAndFrogs {
    static constexpr std::string_view name = "toadsandfrogs";
    static constexpr std::string_view squares = ".TF";
    static constexpr int max_length = 64;

    struct Position {
        std::uint64_t toads = 0, frogs = 0;  // bit 0 is the left end
        std::uint32_t length = 0;
        friend bool operator==(Position, Position) = default;
    };

    static void moves(Position position, Side side, std::vector<Position>& parts,
                      std::vector<std::uint32_t>& counts);
    static Normal<Position> normal(Position position);
    static std::uint64_t hash(Position p) { return combine(combine(p.toads, p.frogs), p.length); }
    static Result<std::vector<Position>> parse(std::string_view text);  // every row is a strip
};

}  // namespace tedomari::cgt
