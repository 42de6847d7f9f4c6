// SPDX-License-Identifier: MIT
#pragma once

#include "go/game.h"
#include "net/look.h"

namespace tedomari::player {

// What the network would play at once: the move it thinks likeliest.  It fills no eye of its own, plays no
// suicide and repeats no position, whatever the rules allow.  It passes when a pass is likeliest, and after
// the opponent's pass also when it is ahead, or when no point is in doubt any more.
go::Move choose_at_first_sight(const go::Game& game, go::Color color, net::Network& network);

}  // namespace tedomari::player
