// SPDX-License-Identifier: MIT
#pragma once

#include "base/budget.h"
#include "go/board.h"
#include "go/point_set.h"
#include "tactics/reading.h"

namespace tedomari::tactics {

// The stones that cannot be cut from the chain at a stone, one cut at a time: chains that share a liberty and
// connect though the opponent moves first, and so on from these.
go::PointSet dragon(const go::Board& board, go::Point stone, ReadingTable& table, Budget& budget);

// Whether two stones are of one dragon, and no single move cuts two of its links so that one answer does not
// mend it: only points on which two links lean are tried.
bool holds_together(const go::Board& board, go::Point a, go::Point b, ReadingTable& table, Budget& budget);

// The eyes that a dragon has now: small areas whose walls are all the dragon's and that the opponent, moving
// first, cannot keep from giving an eye.  Each counts as one, whatever it may become.
int eyes_of_dragon(const go::Board& board, const go::PointSet& dragon, ReadingTable& table, Budget& budget);

// Whether the chain at a stone lives by Benson's theorem or its dragon has two eyes.
bool has_two_eyes(const go::Board& board, go::Point stone, ReadingTable& table, Budget& budget);

}  // namespace tedomari::tactics
