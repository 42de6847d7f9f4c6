// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "sgf/record.h"
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

// A moment of a drawn game.
struct DrawnPosition {
    const DrawnGame& drawn;
    const sgf::GameInfo& info;
    int back;  // so many moves before the end
    go::Game game;
    std::optional<go::Move> next;  // what was played there
};

// Calls f at the moments that `moments` picks, given the number of moves, of every game whose record can be played out;
// impossible boards are left out.  False: `cancel` was set, or f said so.
bool for_each_position(const std::vector<DrawnGame>& games,
                       const std::function<std::vector<int>(int moves)>& moments,
                       const std::atomic<bool>* cancel, const std::function<bool(DrawnPosition)>& f);

// These many moves before the end, where the game is so long.
std::function<std::vector<int>(int)> before_the_end(const std::vector<int>& back);
// After so many moves, where another was played.
std::function<std::vector<int>(int)> before_moves(const std::vector<int>& numbers);

}  // namespace tedomari::trial
