// SPDX-License-Identifier: MIT
#pragma once

#include "endgame/evaluate.h"
#include "go/position.h"
#include "local/local_game.h"

namespace tedomari::analysis {

// How the numbers are shown.  By area a count includes the stones, and a move is worth one point more.
enum class Counting { territory, area };

// One region of a position as a local game: `tedomari region`.
struct RegionReport {
    go::Position position;
    local::LocalGame game;
    double seconds = 0;
    Counting counting = Counting::territory;
};

Result<RegionReport> region(const go::Position& position, const go::PointSet& points,
                            const endgame::Effort& effort);

}  // namespace tedomari::analysis
