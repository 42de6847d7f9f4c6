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
// The budget bounds all searches together.
struct ReadingLimits {
    std::int64_t nodes = 10'000;  // of each search
    int most_open = 18;           // empty points of a fight
    double sure = 1;              // blocks believed alive or dead more than this are not asked about
};
std::vector<Read> read_fights(const Blocks& blocks, const Beliefs& alive, const ReadingLimits& limits,
                              Budget& budget);

// What holds is alive and what is lost is dead, whatever was believed.
void believe_reading(Beliefs& alive, const std::vector<Read>& read);

}  // namespace tedomari::scoring
