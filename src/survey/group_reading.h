// SPDX-License-Identifier: MIT
#pragma once

#include "base/budget.h"
#include "base/evidence.h"
#include "go/board.h"
#include "go/fate.h"
#include "life/table.h"

namespace tedomari::survey {

using go::Fate;

struct GroupReading {
    Fate fate = Fate::unknown;
    Evidence evidence = Evidence::judged;  // or proved
    go::Point kills, saves;  // first moves that decide, where it is unsettled; nowhere: none needed
    go::PointSet area = {};  // in which it lives, if only its owner answers there
};

// Asks `life` of groups: can they be killed, can they be saved?
class GroupReader {
public:
    explicit GroupReader(const go::Board& board) : board_(board) {}

    // Proofs alone.  So many nodes.
    GroupReading prove(go::Point chain, std::uint64_t nodes, Budget& budget);
    // Proved, or judged in a frame drawn around the group, as far as the budget goes.
    GroupReading read(go::Point chain, Budget& budget);

private:
    const go::Board& board_;
    life::Table table_{std::size_t{8} << 20};
};

}  // namespace tedomari::survey
