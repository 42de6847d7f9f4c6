// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "go/board.h"
#include "go/point_set.h"

namespace tedomari::tactics {

// Chains of one color that its opponent, to move, cannot keep apart.  Each link has a carrier of its own, and
// the owner answers a move into it there:
//
//      . X .     two common liberties     X x X   a point that the     . X x    a hanging point: a stone
//      X . X     (or more): he takes      . X .   enemy cannot enter   . . .    thrown into it is taken, and
//      . . .     the other one                                         . . .    then he cannot enter any more
//
// The last two need a further liberty, also theirs alone, for every chain around the point: when it is
// taken, the owner plays the point.  While a chain has an open carrier it cannot be taken, so links with
// carriers apart from each other hold together.  A move elsewhere gives the owner time to close a link, which
// frees a liberty for the one it took: in the end all chains are one, with as many liberties as they
// have now outside the carriers.
struct Links {
    go::PointSet chains;    // names
    go::PointSet carriers;  // of all links
    int outside = 0;        // liberties of the chains that are in no carrier
    bool any = false;       // false: one chain from the start
};

// The links that join the stones at a and b, if enough are found.
std::optional<Links> links_between(const go::Board& board, go::Point a, go::Point b);

}  // namespace tedomari::tactics
