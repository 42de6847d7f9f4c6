// SPDX-License-Identifier: MIT
#pragma once

#include "go/board.h"
#include "tactics/goal.h"

namespace tedomari::tactics {

// Reading for judgements that ask of many chains at once: what takes more than a glance is not plain, and is
// left unknown.
Reading read_plainly(const go::Board& board, const Goal& goal, Side first, ReadingTable& table,
                     Budget& budget);

// Whether the chain is plainly lost though its owner moves first: it is taken if he plays elsewhere, and
// after each of his moves at its liberties or at those of enemies around it that are nearly taken.  A
// judgement: he may have better moves.  Each of these attacks is far easier to read than the defence against
// all of them.
bool is_caught(const go::Board& board, go::Point chain, ReadingTable& table, Budget& budget);

}  // namespace tedomari::tactics
