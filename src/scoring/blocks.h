// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <vector>

#include "go/board.h"
#include "go/flood.h"
#include "go/point_set.h"

namespace tedomari::scoring {

// Areas of one kind beside a block or chain, added up.
struct Areas {
    int number = 0, size = 0, perimeter = 0;
    go::PointSet points;
};

// The empty areas beside some stones of a color.
struct Surroundings {
    Areas enclosed;  // touched by stones of that color only
    Areas eyes;      // those of fewer than 5 points
    Areas disputed;  // touched by both colors
};

// An enemy block as those beside it see it.  Weaker: fewer liberties, then a smaller perimeter, then more
// liberties shared; all zero for one that is not there.
struct Enemy {
    int liberties = 0, perimeter = 0, shared = 0;
};

// Directly connected points that hold the same [Burzillo, 3]: a chain of stones, or an empty area.
struct Block {
    go::Cell cell = go::Cell::empty;
    go::PointSet points;
    go::PointSet perimeter;   // the points beside it, on the board
    go::PointSet liberties;   // the empty ones of these
    std::vector<int> beside;  // stone blocks that touch it, as indices into Blocks::stones
    int size = 0;
    int chain = -1;          // of stones: index into Blocks::chains
    go::PointSet border[2];  // the stones of each color that touch it
    Surroundings around;     // of stones
    Enemy weakest[2];        // of stones: the weakest two of `beside`

    bool is(go::Color color) const { return cell == go::cell(color); }
    // Whether an empty block touches stones of that color and of no other.
    bool is_enclosed_by(go::Color color) const;
    bool is_disputed() const { return !border[0].empty() && !border[1].empty(); }
};

// Blocks of one color that share liberties, directly or by others: what could be connected if nobody objected
// [Burzillo, 3.2: optimistic chain].
struct OptimisticChain {
    go::Color color = go::Color::black;
    std::vector<int> blocks;
    go::PointSet points, perimeter, liberties;
    Surroundings around;
    Enemy weakest;  // of those that touch it or share a liberty with it
};

// A board in blocks.  Everything a feature asks for more than once is here.  Some 50 microseconds on 19x19.
struct Blocks {
    explicit Blocks(const go::Board& board);

    const go::Board* board;  // must outlive this
    go::PointSet on_board, empty;
    std::array<go::PointSet, 2> colored;  // all stones, by color
    std::vector<Block> stones, areas;     // areas: the empty blocks
    std::vector<OptimisticChain> chains;
    go::PointMap<std::int16_t> at;  // the index of the block at a point, in stones or areas

    const go::PointSet& of(go::Color color) const { return colored[static_cast<std::size_t>(color)]; }
    // Indices of the areas that touch a set of stones.
    std::vector<int> areas_beside(const go::PointSet& stones_of_one_color) const;

private:
    void find_chains();
    void look_around();
    Surroundings surroundings(const go::PointSet& stones_of_color, go::Color color) const;
};

// How many liberties the chain of a stone played at p would have, taken enemies lifted; 0 for suicide.
int liberties_after(const go::Board& board, go::Move move);

}  // namespace tedomari::scoring
