// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "go/board.h"
#include "go/point_set.h"
#include "local/local_game.h"
#include "survey/chain_standing.h"

namespace tedomari::survey {

// A set of points where something can still happen, and what shuts it off is safe or settled.
struct OpenRegion {
    go::PointSet points;
    int empty = 0;
    bool narrowed = false;  // cut smaller than play may reach, because it would have been too large
    local::Border border = local::Border::judged;  // what shuts it off lives for certain, or is judged to
};

// A board as a sum: stones that stay or go, points that are settled, and regions that do not touch.
//
// `model` is the board as the regions see it: settled points hold a living stone of their owner, so that
// every region is shut; stones that have no liberty then are taken.  Regions are independent as long as what
// is settled stays so.
struct Partition {
    std::vector<ChainStanding> chains;
    std::vector<OpenRegion> regions;  // larger ones first
    go::PointMap<go::Cell> owner;     // of every settled point; empty in the regions
    go::Board model;

    // Points of territory that the settled part gives Black less White's, dead stones counted twice.
    int settled_territory(const go::Board& board) const;
    // Every settled point counted for its owner.
    int settled_area(const go::Board& board) const;
};

// What `model` is of a board with these owners.
go::Board model_of(const go::Board& board, const go::PointMap<go::Cell>& owner);

// What the reader proves of chains overrules the judge; without a reader nothing is read.
Partition partition(const go::Board& board, const Judgement& judgement,
                    const PartitionSettings& settings = {}, ChainReader* reader = nullptr);

// The same board with one region cut smaller: of its points only those are open that are so in `narrow` too, a
// partition of the same board by narrower walls; the others are settled as they are there.
struct Cut {
    Partition partition;
    std::vector<OpenRegion> pieces;  // of the region, larger ones first
};
Cut cut_region(const Partition& wide, const go::PointSet& region, const Partition& narrow,
               const go::Board& board);

// The same regions after moves in them: what was settled stays so, full regions are settled as they stand.
Partition continued(const Partition& before, const go::Board& board);

}  // namespace tedomari::survey
