// SPDX-License-Identifier: MIT
#pragma once

#include "life/reading.h"

namespace tedomari::life {

// Proves that at least one of some stones lives, whatever the killer does, kos included; says nothing where it does
// not find that.  Each stone alone and all together, in every shut frame (frame.h): each such try is a search of its
// own, and all get ever more nodes in turn, so that an easy one is not kept waiting by a hard one.  They are shared
// among so many threads; with more than one it is chance which of several proofs is found.
Reading prove_life(const go::Board& board, const go::PointSet& targets, go::Color first, Table& table,
                   Budget& budget, int threads = 1);

}  // namespace tedomari::life
