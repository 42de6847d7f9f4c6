// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "go/color.h"
#include "playout/results.h"

namespace tedomari::playout {

// What the lock-step engine is given and what it gives back: plain memory, because the engine is compiled
// several times for different machines and shares no code with the rest (see lanes.h).

inline constexpr int games_at_once = 64;  // of a column: one bit each of a 64-bit word
inline constexpr int most_columns = 8;    // that one engine plays abreast
inline constexpr int longest_game = 0x7FFF;

// Told how many games have ended since it was last asked; whether more may begin.
class Gate {
public:
    virtual bool may_begin(std::uint64_t ended) = 0;

protected:
    ~Gate() = default;
};

struct LockstepTask {
    int width = 0, height = 0;
    go::Cell cells[go::max_size * go::max_size] = {};  // by row * width + column
    go::Color to_move = go::Color::black;
    int ko = -1;         // where to_move may not play, by row * width + column
    int move_limit = 0;  // 1 … longest_game

    // Column i plays games[i] games from a generator of its own.  Columns do not influence one another, so
    // that a set of columns gives the same games whichever engine plays them.
    std::uint64_t seeds[most_columns] = {};
    std::uint64_t games[most_columns] = {};

    Gate* gate = nullptr;
};

// Adds to what is there.
struct LockstepTally {
    std::uint64_t games = 0;
    std::uint64_t length = 0;
    std::uint64_t* by_score = nullptr;  // [score + width * height]
    PointResults* points = nullptr;     // by row * width + column; none when not wanted
};

// One compiled width.
struct LockstepEngine {
    const char* name;
    int columns;                                                   // how many it plays abreast
    void (*play)(const LockstepTask& task, LockstepTally& tally);  // null: not compiled for this architecture
};

}  // namespace tedomari::playout
