// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "go/board.h"
#include "go/point_set.h"
#include "tactics/layout.h"

namespace tedomari::tactics {

// Where `color` can walk on a board: over empty points, its own chains, and enemy chains of up to three
// liberties, which it can take on the way.
struct Ways {
    Ways(const go::Board& b, const Layout& l, go::Color c)
        : board(b),
          layout(l),
          color(c),
          weak(l.weak_of(opponent(c))),
          front(weak.empty() ? go::PointSet{} : weak.neighbours() & l.of(c)) {}

    const go::Board& board;
    const Layout& layout;
    go::Color color;
    const go::PointSet& weak;  // enemies that it may take
    go::PointSet front;        // its stones beside those
};

// The points that `color` can reach from a point with a solid chain in one move, two moves in a row, …  Its
// own stones cost nothing.  Two ways that meet in an enemy chain share the cost of taking it, so each counts
// half of its liberties and of the refill.
//
//      ring(1)   the liberties of the chain         ring(2)   the liberties it has after one of those, …
class Rings {
public:
    static constexpr int most = 8;

    // Rings beyond the limit stay empty.
    Rings(const Ways& ways, go::Point from, int limit);

    // Works out rings up to this one.
    void grow(int number);
    const go::PointSet& ring(int number) const { return rings_[static_cast<std::size_t>(number)]; }
    int grown() const { return grown_; }
    const go::PointSet& chains() const { return own_; }  // the names of own chains joined on the way

private:
    void join(go::Point stone, int cost);
    void meet(go::Point enemy, int cost);
    void add(go::Point p, int number);

    const Ways& ways_;
    int limit_;
    int grown_ = 0;
    go::PointSet seen_, own_;
    std::array<go::PointSet, most + 1> rings_;
};

// Grows both until they meet: the moves in a row that joining their ends takes; limit + 1 when more.
int grow_together(Rings& from_a, Rings& from_b, int limit);
// The moves in a row that joining the two points takes, limit + 1 when more.  A lower bound where nothing is
// taken on the way; an enemy chain is paid in full even where the way itself fills its liberties, so that with
// captures it may be too high, in one of twenty pairs on small random boards.
int moves_apart(const Ways& ways, go::Point a, go::Point b, int limit);
// Quicker: whether they are one chain (0) or have a liberty in common (1); 2 when neither.
int moves_apart_at_a_glance(const go::Board& board, go::Point a, go::Point b, go::Color color);

}  // namespace tedomari::tactics
