// SPDX-License-Identifier: MIT
// A position of which it is known that some moves are better than others: what learn_moves writes and learn_instinct
// reads.
#pragma once

#include <array>
#include <cstdint>
#include <cstdio>
#include <vector>

namespace tedomari::learn {

enum class Label : std::uint8_t { worse, best, unknown, no_move };

// One of the open points, numbered from 0.
struct MovePoint {
    std::uint16_t seen;                 // endgame::Instinct::Sight
    Label label;                        // of the move there
    std::array<std::int8_t, 8> around;  // the numbers of the points around, as Instinct::around; -1: none
};

struct MoveSample {
    std::vector<MovePoint> points;
};

inline void write(std::FILE* file, const MoveSample& sample) {
    std::fputc(static_cast<int>(sample.points.size()), file);
    std::fwrite(sample.points.data(), sizeof(MovePoint), sample.points.size(), file);
}

// False at the end of the file, or where it was cut off.
inline bool read(std::FILE* file, MoveSample& sample) {
    const int size = std::fgetc(file);
    if (size < 0) return false;
    sample.points.resize(static_cast<std::size_t>(size));
    return std::fread(sample.points.data(), sizeof(MovePoint), sample.points.size(), file) ==
           sample.points.size();
}

}  // namespace tedomari::learn
