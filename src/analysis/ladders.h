// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "go/board.h"
#include "go/point_set.h"

namespace tedomari::analysis {

// The chains that atari after atari takes though their owner moves first.
struct LadderReport {
    go::Board board;
    std::vector<go::PointSet> caught;  // chain by chain
};
LadderReport find_ladders(const go::Board& board);

// The first atari of a ladder that takes a chain of two liberties; nowhere when none does.
go::Point ladder_move(const go::Board& board, go::Point chain);

}  // namespace tedomari::analysis
