// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <vector>

#include "scoring/blocks.h"
#include "scoring/cascade.h"

namespace tedomari::scoring {

// A piece of a final board where life is not plain: groups without two eyes, enemies whose death is doubtful,
// the areas beside them, and who may be caught in there.
struct Fight {
    go::PointSet points;
    std::array<go::PointSet, 2> walls;  // stones that cannot be taken in it, by color; some are not there:
                                        // a large area counts as its owner's but near the fight
    go::PointSet lifted;                // the dead elsewhere
};

// The fights, given how likely each block is alive and how sure a belief must be to leave no doubt.  Two eyes
// are counted as Benson does it, all dame the opponent's: an eye that hangs together by stones without two
// eyes is none.  A large area gives two.
std::vector<Fight> find_fights(const Blocks& blocks, const Beliefs& alive, double sure);

}  // namespace tedomari::scoring
