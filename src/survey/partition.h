// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "base/evidence.h"
#include "go/board.h"
#include "go/point_set.h"
#include "local/local_game.h"
#include "survey/chain_reading.h"
#include "survey/judge.h"

namespace tedomari::survey {

struct ChainStanding {
    go::Point chain;  // its name
    Standing standing = Standing::open;
    // Proved by Benson's theorem or by reading, or nothing is assumed; else the judge says so.
    Evidence evidence = Evidence::sampled;
};

// A set of points where something can still happen, and what shuts it off is safe or settled.
struct OpenRegion {
    go::PointSet points;
    int empty = 0;
    bool narrowed = false;  // cut smaller than play may reach, because it would have been too large
    local::Walls walls = local::Walls::judged;  // what shuts it off lives for certain, or is judged to
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

// From which ownership on something is taken for granted.
struct Thresholds {
    double sure = 0.45;      // of a chain: it is taken for safe or dead
    double contested = 0.3;  // of an empty point: below, it is open wherever it lies
    double certain = 0.93;   // … and from here on it is settled wherever it lies
};
// What random games say is spread out, what a network says is not: chains called safe and lost later are as
// few with these, and half as many are left open (docs/notes/whole-board.md).
Thresholds thresholds_for(Evidence judged);

struct PartitionSettings {
    int reach = 3;        // how far from a safe stone play is expected; more on the edge
    int max_points = 40;  // of a region; larger ones are cut narrower
    int max_pocket = 12;  // empty points that are a region as they are when life for certain shuts them in
    std::optional<Thresholds> thresholds;  // nothing: those measured for who judges
    int enough_room = 7;     // a wall with fewer points of its own outside a region leans on the region
    int weak_liberties = 4;  // a chain with so few, and so few stones, may be captured where regions meet it
    int weak_stones = 8;
};

// What the reader proves of chains overrules the judge; without a reader nothing is read.
Partition partition(const go::Board& board, const Judgement& judgement,
                    const PartitionSettings& settings = {}, ChainReader* reader = nullptr);

// The same regions after moves in them: what was settled stays so, full regions are settled as they stand.
Partition continued(const Partition& before, const go::Board& board);

}  // namespace tedomari::survey
