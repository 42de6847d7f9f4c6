// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "base/budget.h"
#include "go/fate.h"
#include "scoring/blocks.h"
#include "scoring/cascade.h"

namespace tedomari::scoring {

using go::Fate;

// The fights of a final board: chains without two eyes, up to the chains around them that have, as far as the
// beliefs tell.  In each both sides move in turn, anywhere in the fight or not at all, until both pass; then
// whoever owns a block's ground has won it.  So seki, nakade and races come out of the rules by themselves, and a
// block in seki is alive.  Unknown is what is too large, too long, or nothing to fight about.
// Walls are taken for granted, so an answer is one among judged walls.
//
// The budget bounds all searches together.
struct ReadingLimits {
    std::int64_t nodes = 10'000;  // of each search
    int most_open = 18;           // empty points of a fight
    double sure = 1;              // blocks believed alive or dead more than this are not asked about
};
std::vector<Fate> read_fights(const Blocks& blocks, const Beliefs& alive, const ReadingLimits& limits,
                              Budget& budget);

// What holds is alive and what is lost is dead, whatever was believed.
void believe_reading(Beliefs& alive, const std::vector<Fate>& read);

}  // namespace tedomari::scoring
