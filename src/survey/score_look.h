// SPDX-License-Identifier: MIT
#pragma once

#include "net/look.h"
#include "scoring/scene.h"

namespace tedomari::survey {

// What the network that comes with the program expects of the points of a final board, whoever moves next: the game is
// over.  The mean of the looks from all eight sides.
net::Look look_all_ways(const go::Board& board);

// The look as scoring takes it, which may not know the network.
scoring::Ownership ownership_of(const net::Look& look);

// One look, to learn from.  The network has seen most recorded games of ours while it was trained; one look at a game
// it knows is about as far off as eight are at one it does not.
scoring::Ownership look_once(const go::Board& board);

}  // namespace tedomari::survey
