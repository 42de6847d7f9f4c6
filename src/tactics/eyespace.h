// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "base/budget.h"
#include "base/evidence.h"
#include "go/board.h"
#include "go/point_set.h"
#include "tactics/domain.h"
#include "tactics/reading.h"

namespace tedomari::tactics {

// Stones near a point that are taken for dead when eyes are looked for: chains that are captured though their
// owner moves first, and what stands in an area too small to live in that the enemy closes.
go::PointSet dead_stones(const go::Board& board, go::Point center, ReadingTable& table, Budget& budget);

// A connected piece of a color's room.  It runs through margins, but not from one margin to the next.
struct EyeSpace {
    go::Color owner = go::Color::black;
    go::PointSet core, margins;

    int size() const { return core.size() + margins.size(); }
    friend bool operator==(const EyeSpace&, const EyeSpace&) = default;
};

// The owner's space at a point; nothing when the point is not in the owner's room.
std::optional<EyeSpace> eye_space(const EyeRooms& rooms, go::Point point, go::Color owner);

// How many eyes the space will give its owner, two when there are more: read as a local game (eye_game.h),
// with half and false eyes by their diagonals.  A ko counts for whoever moves first.
struct EyeCount {
    int least = 0, most = 0;
    go::Point attack, defend;  // nowhere when least == most
    // One chain walls the space in and all play inside was read: proved when it is two eyes, else bounded,
    // for more liberties outside may give more.  Otherwise judged: its borders are, or it was too large to
    // read.
    Evidence evidence = Evidence::judged;
};
EyeCount count_eyes(const go::Board& board, const EyeSpace& space, ReadingTable& table, Budget& budget);

}  // namespace tedomari::tactics
