// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "go/board.h"
#include "go/point_set.h"

namespace tedomari::life {

// The points of the eyes by which the chain at a stone lives though its owner passes for ever, empty or held by
// the enemy; nothing when it does not.  Benson's theorem (go/benson.h), asked of one chain: it looks no further than the chains
// that share eyes with it, and at no area of more than 30 points, so it may miss a life but never grants one.
//
// Hot: it answers most chains after a walk around their liberties.
std::optional<go::PointSet> eyes_for_good(const go::Board& board, go::Point stone);

}  // namespace tedomari::life
