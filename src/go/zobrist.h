// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "base/hash.h"
#include "go/color.h"

namespace tedomari::go {

// One random word for each stone on each point; a position's hash is the xor over its stones [Zobrist 1970].
// The empty board hashes to 0 on every size, so mix the size in where boards of several sizes meet.
namespace zobrist {

constexpr PointMap<std::uint64_t> words(std::uint64_t seed) {
    PointMap<std::uint64_t> map;
    for (int i = 0; i < Point::count; ++i) {
        map[Point::from_index(i)] = combine(seed, static_cast<std::uint64_t>(i));
    }
    return map;
}

inline constexpr PointMap<std::uint64_t> black = words(1);
inline constexpr PointMap<std::uint64_t> white = words(2);
inline constexpr std::uint64_t white_to_move = mix(3);

constexpr std::uint64_t stone(Color color, Point p) { return color == Color::black ? black[p] : white[p]; }
// Of a closed point: as no stone can, and gone again when it is opened.
constexpr std::uint64_t hole(Point p) { return black[p] ^ white[p]; }

}  // namespace zobrist

}  // namespace tedomari::go
