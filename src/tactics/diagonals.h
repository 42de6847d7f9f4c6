// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "base/budget.h"
#include "go/board.h"
#include "go/point_set.h"
#include "tactics/reading.h"

namespace tedomari::tactics {

// How far the diagonals of a point spoil an eye there [GNU Go manual, 8.8 and 8.9], in eighths of a point:
// each counts 16 when the enemy holds it, 8 when whoever moves first gets it, 0 when it is safe, and a ko
// over it 1 less or more than 8 as it favours the owner now or the enemy.  Points beyond an edge count 8,
// beyond a corner 0. A real eye has at most 16, a half eye 24, a false one 32; between them kos decide.
struct Diagonals {
    static constexpr int real = 16, half = 24, lost = 32;

    struct Key {
        go::Point attack, defend;
    };
    int sum = 0;
    std::vector<Key> keys;  // of the diagonals that both sides can still get
};

// Of a point in an eye space of the owner; diagonals among the points of `secure` are safe without reading.
Diagonals diagonals(const go::Board& board, go::Point point, go::Color owner, const go::PointSet& secure,
                    ReadingTable& table, Budget& budget);

}  // namespace tedomari::tactics
