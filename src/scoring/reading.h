// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "base/budget.h"
#include "scoring/blocks.h"
#include "scoring/cascade.h"

namespace tedomari::scoring {

// What a search of a small fight says about a block.
enum class Read : std::uint8_t {
    unread,     // too large, too long, or nothing to fight about
    holds,      // its ground stays its owner's though the enemy moves first: alive, or in seki
    lost,       // the enemy gets it though the owner moves first
    unsettled,  // whoever moves first gets it
};

// The fights of a final board: chains without two eyes, up to the chains around them that have, as far as the
// beliefs tell.  In each both sides move in turn, anywhere in the fight or not at all, until both pass; then
// whoever owns a block's ground has won it.  So seki, nakade and races come out of the rules by themselves.
// Walls are taken for granted, so an answer is one among judged walls.
//
// `nodes` bounds each search; the budget all of them.
std::vector<Read> read_fights(const Blocks& blocks, const Beliefs& alive, std::int64_t nodes, Budget& budget);
std::vector<Read> read_fights(const Blocks& blocks, const Beliefs& alive);

// What holds is alive and what is lost is dead, whatever was believed.
void believe_reading(Beliefs& alive, const std::vector<Read>& read);

}  // namespace tedomari::scoring
