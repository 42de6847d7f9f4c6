// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <vector>

#include "base/result.h"
#include "go/game.h"

namespace tedomari::trial {

// Positions to begin the games of a match from.
struct Openings {
    std::string name;  // where they come from, for the record
    std::vector<go::Game> games;
};

// The records of a file or folder, each up to `back` moves before its end; passes there do not count.
// Records that cannot be played or are shorter are left out.
Result<Openings> recorded_openings(const std::filesystem::path& path, int back);

// Late endgames made by chance: two walls that cannot die, gaps between them.
Openings generated_openings(int count, go::Size size, std::uint64_t seed);

}  // namespace tedomari::trial
