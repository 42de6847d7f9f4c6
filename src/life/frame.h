// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "life/arena.h"

namespace tedomari::life {

// How much of the board around a group is played on; the widest is the truest and the slowest.
enum class Width : std::uint8_t { tight, narrow, normal, wide, widest };

// Draws the area in which the life of some stones is decided on an open board: the points that they or their
// friends reach hardly later than the killer, no further than a few steps.  Where the killer is first the
// points beyond are walled with stones of his; where nobody is, they are left open, and a target that gets a
// liberty there has escaped.  Friends that are strong themselves, by liberties, eyes or room around them,
// stay outside: joining them is escaping.  A rule of thumb, so that what is read in it is judged, not proved.
// `rivals` are stones of the killer's that are themselves in danger, as in a semeai: their liberties belong
// to the area.  `safe` ones are in none, however few liberties they have.
Arena frame(const go::Board& board, const go::PointSet& targets, Width width, const go::PointSet& rivals = {},
            const go::PointSet& safe = {});

// Likewise, but all around is the killer's, and friends are part of the area, whatever liberties they have elsewhere:
// who lives there lives on the whole board.  Nothing where no such area is found.
std::optional<Arena> shut_frame(const go::Board& board, const go::PointSet& targets, Width width);

// All of the board: what is read there is true.  For small boards.
Arena whole_board(const go::Board& board, const go::PointSet& targets);

// Which answers of an arena hold on the whole board as well.
struct Certainty {
    // No target or friend can get a liberty outside, but of one that lives for good: the killer's moves there are passes.
    bool life = false;
    bool death = false;  // likewise, no walls were put up, and the killer's real ones live for good
};
Certainty certainty(const Arena& arena);

}  // namespace tedomari::life
