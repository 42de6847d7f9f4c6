// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>

#include "base/result.h"
#include "go/board.h"
#include "go/point_set.h"
#include "local/local_game.h"

namespace tedomari::endgame {

// What one region may cost.  All attempts together stay within the time.
struct Effort {
    std::chrono::nanoseconds time = std::chrono::seconds(20);
    std::uint64_t nodes = UINT64_MAX;           // of the first attempt; others get their share
    std::size_t memory = std::size_t{1} << 30;  // bytes
    const std::atomic<bool>* cancel = nullptr;
    bool doubt_walls = false;  // ask too what comes out if walls with little room of their own are at stake
    bool explain = false;      // give reasons for every move of the lines
    bool second_opinions = true;  // when the proof is not found, guess the value by searches of few moves
};

// The region `mask` of the board as a local game.
//
// `proved`: mean and temperature are exact for the model named in the answer, with either player as komaster,
// and letting play spill further over the mask's border does not change them.
// `bounded`: they lie between the bounds, and `value` is what seems likeliest.
// An error says what is wrong with the region itself: no points, no empty point.
Result<local::LocalGame> evaluate(const go::Board& board, const go::PointSet& mask,
                                  const Effort& effort = {});

}  // namespace tedomari::endgame
