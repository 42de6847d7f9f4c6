// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "go/board.h"
#include "go/point_set.h"

namespace tedomari::tactics {

// The points that `color` can reach from a point with a solid chain in one move, two moves in a row, …  Its
// own stones cost nothing.  An enemy chain of up to three liberties can be taken on the way; two ways that
// meet in it share that cost, so each counts half of its liberties and of the refill.
//
//      ring(1)   the liberties of the chain         ring(2)   the liberties it has after one of those, …
class Rings {
public:
    static constexpr int most = 8;

    // Rings beyond the limit stay empty.
    Rings(const go::Board& board, go::Point from, go::Color color, int limit);

    // Works out rings up to this one.
    void grow(int number);
    const go::PointSet& ring(int number) const { return rings_[static_cast<std::size_t>(number)]; }
    int grown() const { return grown_; }
    const go::PointSet& chains() const { return own_; }  // the names of own chains joined on the way

private:
    void join(go::Point stone, int cost);
    void meet(go::Point enemy, int cost);
    void add(go::Point p, int number);

    const go::Board& board_;
    go::Cell mine_;
    int limit_;
    int grown_ = 0;
    go::PointSet seen_, own_;
    std::array<go::PointSet, most + 1> rings_;
};

// The moves in a row that joining the two points takes, at least as far as we can tell; limit + 1 when more.
int moves_apart(const go::Board& board, go::Point a, go::Point b, go::Color color, int limit);

}  // namespace tedomari::tactics
