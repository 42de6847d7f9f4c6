// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "survey/partition.h"

namespace tedomari::survey {

// A region with the settled ground around it in play again: what its own stones and those around it breathe through,
// one step away.  What is settled for certain stays so.
struct WiderRegion {
    go::PointSet points;
    go::Board model;
    Rational held;  // what the added points count while they are settled, in territory
};

// Nothing where nothing is to be added.
std::optional<WiderRegion> one_ring_wider(const Partition& parts, const go::PointSet& region,
                                          const go::Board& board);

// Whether the wider region, proved, says the same: as much is counted and a move is as large.
bool is_borne_out(const local::LocalGame& game, const local::LocalGame& wider, Rational held);

}  // namespace tedomari::survey
