// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "go/board.h"
#include "go/point_set.h"

// Sets of points around chains that goals build their moves and traces from.
namespace tedomari::tactics {

// The empty points next to the set.
go::PointSet empty_neighbours(const go::Board& board, const go::PointSet& points);

// The liberties of every chain of `color` that touches the chain at `p` (of the other color) and has at most
// `most` liberties.
go::PointSet liberties_around(const go::Board& board, go::Point p, int most);

// The empty points that the owner of the stone can walk to from it, over his own stones and without crossing an
// enemy's; nothing when they are more than `most`: then he is not enclosed.
std::optional<go::PointSet> room_of(const go::Board& board, go::Point stone, int most);

// Calls f(name) once for each chain of `color` next to a point of the set.
template <class F>
void for_each_chain_beside(const go::Board& board, const go::PointSet& points, go::Color color, F&& f) {
    go::PointSet names;
    points.for_each([&](go::Point p) {
        for (const go::Point q : p.neighbours()) {
            if (board.at(q) == cell(color)) names.insert(board.chain(q));
        }
    });
    names.for_each(f);
}

// What a stone of `color` at the empty point `p` leans on: the point, its liberties when the new chain would
// have at most `most`, and, when it takes chains, the liberties of its own side's chains around them.
go::PointSet leaning_of_move(go::Board& board, go::Move move, int most);

// Points of the set where `color` may not play because it would be suicide become playable once an enemy
// chain around them, or around a chain of its own that it would join, loses its other liberties: adds those,
// if at most `most`, until nothing changes.
void add_blocked(const go::Board& board, go::Color color, int most, go::PointSet& points);

}  // namespace tedomari::tactics
