// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "endgame/refuge.h"
#include "go/board.h"
#include "go/point_set.h"

namespace tedomari::endgame {

// What all walls of one region together may cost: some milliseconds.
inline constexpr std::uint64_t refuge_nodes = 8000;

// The walls of `region` that live whatever happens in it, by refuges (endgame/refuge.h) that meet neither it
// nor each other, so that all of them hold at once; one may lean on those before it.  Walls that are alive
// for good [Benson 1976], not by eyes in the region, are left out, but for those that share another's refuge.
//
// `region` must hold every point on which play in it is considered: its margin, and of other regions that are
// valued beside it all as well.
std::vector<Refuge> wall_refuges(const go::Board& board, const go::PointSet& region,
                                 std::uint64_t nodes = refuge_nodes);

// All points of the mask, those at stake and all others that a search considers with one row around, whatever
// lies beyond, and the empty points next to any of these.
go::PointSet points_in_play(const go::Board& board, const go::PointSet& mask,
                            const go::PointSet& at_stake = {});

// All stones that live whatever happens in the region: by a refuge, or for good.
go::PointSet living_walls(const go::Board& board, const go::PointSet& region,
                          std::uint64_t nodes = refuge_nodes);

}  // namespace tedomari::endgame
