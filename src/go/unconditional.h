// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>

#include "go/board.h"
#include "go/point_set.h"

namespace tedomari::go {

// What one color holds though it passes for ever while the opponent moves as often as he likes:
//
//  (1) no stone of `alive` is ever captured [Benson 1976];
//  (2) the opponent never gets a chain of which (1) is true in an area of `territory` or `contested`.
//
// Let R be an area that the living stones leave, connected, not touched by them elsewhere.  If the opponent
// can live in R at all he can do so on two one-point eyes, all the rest of R filled: a vital region may be
// filled up to its last point, and of three eyes that hang together by chains one may be filled so that the
// merged chain keeps two. Such an eye
//   - touches no living stone,
//   - holds no stone of his, which he cannot take away,
//   - is no liberty of a chain of the color in R, which he has to fill to take that chain,
//   - does not cut R in pieces, one of which would hang on this eye alone;
// and two such points that are not neighbours are enough.  So one walk over R that finds its cut points
// decides.
//
// `contested` areas are those where the third condition is needed: there he may still hold out by passing
// (holdout.h).  In `settled` areas not even the second is: whatever both play in them and whatever is taken,
// none of his stones ever lives there.  So a search may stop at them: they are the color's, whoever moves.
struct UnconditionalHold {
    PointSet alive;      // stones
    PointSet territory;  // areas: empty points, dead opponents, and own stones, which need not live
    PointSet settled;    // a part of `territory`
    PointSet contested;  // disjoint from `territory`
};

// Linear in the points of the board beside Benson's part.  Nothing when no stone lives.
UnconditionalHold unconditional_hold(const Board& board, Color color);

// GNU Go's words for a point: stones are alive, dead or undecided, others territory or undecided.
enum class UnconditionalStatus : std::uint8_t { undecided, alive, dead, black_territory, white_territory };
std::string_view to_string(UnconditionalStatus status);

// Of every point of the board, contested areas searched for hold-outs.
PointMap<UnconditionalStatus> unconditional_status(const Board& board);

}  // namespace tedomari::go
