// SPDX-License-Identifier: MIT
#pragma once

#include "base/budget.h"
#include "go/point_set.h"
#include "local/standing.h"
#include "survey/group_reading.h"
#include "tactics/goal.h"

namespace tedomari::survey {

using local::Standing;

// What is proved of a chain.  Lost are chains that are judged dead, or too large for a nakade: smaller ones
// that are taken may be what kills the taker.  Unsettled are those that need not go the way they are judged.
struct ChainReading {
    Fate fate = Fate::unknown;
    go::PointSet vital;      // first moves that decide, where it is unsettled
    go::PointSet area = {};  // in which it lives, if only its owner answers there
};

// Asks `capture` of chains and `life` of the groups they belong to, from both sides, as far as a budget goes.  Only what would overrule a
// judgement is asked: a chain that is judged safe may be open to capture, one judged dead may live.
class ChainReader {
public:
    // So many nodes a question; all questions together end with the budget.
    ChainReader(const go::Board& board, std::uint64_t nodes, Budget& budget)
        : board_(board), nodes_(nodes), budget_(budget), groups_(board) {}

    // These stones are worth so many nodes a question, and more liberties than usual.
    void read_longer(const go::PointSet& stones, std::uint64_t nodes);
    ChainReading read(go::Point chain, Standing judged);

private:
    tactics::Reading ask(const tactics::Goal& goal, tactics::Side first);
    int most_liberties() const;
    ChainReading captured(go::Point chain, Standing judged);
    ChainReading living(go::Point chain, Standing judged);

    const go::Board& board_;
    std::uint64_t nodes_, longer_nodes_ = 0;
    go::PointSet longer_;
    bool patient_ = false;  // with the chain that is being read
    Budget& budget_;
    GroupReader groups_;
    tactics::ReadingTable table_{std::size_t{8} << 20};
};

}  // namespace tedomari::survey
