// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "base/result.h"
#include "go/board.h"
#include "go/patch.h"
#include "go/point_set.h"

namespace tedomari::endgame {

using go::Bits;
using go::for_each_bit;

// The ground on which one local game is played: at most 64 points in play, numbered; everything else is
// fixed.
//
// The model, which every answer names:
// - The mask's points are in play, but for the stones of chains that are alive.  So is, with margin 1, each
//   empty point outside that touches an empty point of the mask; there a stone may be played only beside a
//   stone that is still in danger.
// - Chains with a stone outside are alive.
// - Empty points outside are as `Beyond` says.
enum class Beyond {
    // Living stones of the nearer colour: whoever reaches his own side is saved.
    nearer_colour,
    // Of those that touch the margin no help to anybody, as if the board ended there.  A chain of the mask that
    // touches life outside only by empty points is alive if there are two of them; a single one is in play, and
    // so is whatever else is named as at stake.
    nothing,
};

struct Terrain : go::Patch {
    std::vector<go::Point> points;    // local number -> point
    Bits by_black = 0, by_white = 0;  // points that touch a living stone outside
    Bits all = 0;
    Bits margin = 0;
    int margin_value = 0;  // of the margin when each point of it belongs to the nearer colour
    bool leaks = false;    // an empty point of the mask touches an empty point outside that is not in play
    bool loose = false;    // a chain of the mask hangs on a single empty point outside, which is in play

    std::optional<int> local(go::Point p) const;  // nothing when not in play
};

// How many points the mask has, how many of them are empty, black minus white stones on it.
struct PointsAndStones {
    int points = 0, empty = 0, stones = 0;
};
PointsAndStones take_census(const go::Board& board, const go::PointSet& mask);

// Why a region cannot be a local game: empty, without an empty point, too large.  `at_stake` are points outside
// that are in play as the margin is: walls whose life is in doubt, and their room.
Result<Terrain> terrain(const go::Board& board, const go::PointSet& mask, int margin,
                        Beyond beyond = Beyond::nearer_colour, const go::PointSet& at_stake = {});

}  // namespace tedomari::endgame
