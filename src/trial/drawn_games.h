// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "sgf/tree.h"
#include "trial/half.h"

namespace tedomari::trial {

// A recorded game, by "file:number".
struct DrawnGame {
    std::string name;
    sgf::Tree tree;
};

struct GameDraw {
    std::filesystem::path path;  // a file of games, or a folder with some
    std::size_t sample = 20;
    std::uint64_t seed = 1;
    std::optional<Half> half;  // only games of this one
    bool marked = false;       // only games whose record marks territory
};

// Every game has the same chance; the same draw gives the same games.
Result<std::vector<DrawnGame>> draw_games(const GameDraw& draw);

}  // namespace tedomari::trial
