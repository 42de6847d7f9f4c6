// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <vector>

#include "base/evidence.h"
#include "go/board.h"
#include "go/point_set.h"
#include "survey/chain_reading.h"
#include "survey/judge.h"
#include "survey/partition_settings.h"

namespace tedomari::survey {

struct ChainStanding {
    go::Point chain;  // its name
    Standing standing = Standing::open;
    // Proved by Benson's theorem or by reading, or nothing is assumed; else the judge says so.
    Evidence evidence = Evidence::sampled;
};

// What is known of the chains of a board before it is cut into regions.
struct Standings {
    std::vector<ChainStanding> chains;
    go::PointMap<Standing> of;              // by chain name
    go::PointSet alive;                     // stones of unconditional life
    std::array<go::PointSet, 2> territory;  // by color: shut in by its unconditional life
    go::PointSet pockets;                   // small areas between chains that are surely alive
    go::PointSet vital;                     // where chains are saved or taken
    go::PointSet weak;                      // stones of chains that regions may swallow

    // No wall after all: it becomes part of what it shut off.
    void open(const go::Board& board, go::Point chain);
};

// Theorems first, then what the reader proves, then the judge.
Standings judge_chains(const go::Board& board, const Judgement& judgement, const PartitionSettings& settings,
                       ChainReader* reader);

// What is proved of chains overrules the judge: their points are counted as what they will be, and so are the
// liberties of the dead.
void overrule(Judgement& judgement, const go::Board& board, const std::vector<ChainStanding>& chains);

int empty_points(const go::Board& board, const go::PointSet& region);

}  // namespace tedomari::survey
