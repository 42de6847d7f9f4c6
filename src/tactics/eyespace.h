// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "base/budget.h"
#include "go/board.h"
#include "go/point_set.h"
#include "tactics/reader.h"

namespace tedomari::tactics {

// A connected piece of a color's domain that the other color does not reach.  Stones that are caught anyway
// belong to it; its margins are the points beside it that both reach.
struct EyeSpace {
    go::Color owner = go::Color::black;
    go::PointSet core, margins;
};

// The eye space at a point; nothing when it belongs to nobody or to both.
std::optional<EyeSpace> eye_space(const go::Board& board, go::Point point, ReadingTable& table,
                                  Budget& budget);

// How many eyes the space will give its owner, two when there are more: read as a local game (eye_game.h),
// with half and false eyes by their diagonals.  A ko counts for whoever moves first.
struct EyeCount {
    int least = 0, most = 0;
    go::Point attack, defend;  // nowhere when least == most
};
EyeCount count_eyes(const go::Board& board, const EyeSpace& space, ReadingTable& table, Budget& budget);

}  // namespace tedomari::tactics
