// SPDX-License-Identifier: MIT
#pragma once

#include "endgame/evaluate.h"
#include "go/position.h"
#include "local/local_game.h"
#include "survey/judge.h"

namespace tedomari::analysis {

using RegionEffort = endgame::Effort;

// How the numbers are shown.  By area a count includes the stones, and a move is worth one point more.
enum class Counting { territory, area };

// One region of a position as a local game: `tedomari region`.
struct RegionReport {
    go::Position position;
    local::LocalGame game;
    double seconds = 0;
    Counting counting = Counting::territory;
    bool explained = false;  // as an argument, move by move
};

// Where nothing is proved, the judge, if there is one, says what is at stake (survey/likely_value.h).
Result<RegionReport> region(const go::Position& position, const go::PointSet& points,
                            const endgame::Effort& effort, const survey::Judge* judge);

// The same without the report: what the sets of problems ask.
Result<local::LocalGame> value_region(const go::Position& position, const go::PointSet& points,
                                      const endgame::Effort& effort, const survey::Judge* judge);

}  // namespace tedomari::analysis
