// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <vector>

#include "go/game.h"
#include "go/point_set.h"
#include "survey/judge.h"

namespace tedomari::survey {

// What is at stake in a region: a judge looks at it while a few moves are tried there, and points whose owner changes
// between the looks are.  Costs about 80 glances, with lines 200.
class Stakes {
public:
    struct Breadth {
        int first = 4, then = 2;  // moves of a side that are looked at, and after each of them
        int line = 0;             // moves in turn after each first one
    };

    // Both must outlive this.
    Stakes(const go::PointSet& region, const Judge& judge) : region_(region), judge_(judge) {}

    // False when the judge has no opinion on moves.
    bool look(const go::Game& game, const Breadth& breadth);

    double swing(go::Point p) const { return high_[p] - low_[p]; }  // of 2
    double owner(go::Point p) const { return owner_[p]; }           // now, whoever moves next
    bool is_tried(go::Point p) const { return tried_.contains(p); }

    // The points whose owner changes by so much, and those where moves were tried; chains as a whole.
    go::PointSet at_stake(const go::Board& board, double least) const;
    // The board on which everything of the region beside `mask` is its owner's for good.
    go::Board settled_board(const go::Board& board, const go::PointSet& mask) const;

private:
    using Favourites = std::array<std::vector<go::Point>, 2>;  // by color

    bool see(const std::vector<go::Game>& games);
    std::vector<go::Point> favourites(const go::Game& game, const go::PointMap<double>& policy) const;
    std::vector<go::Game> in_turn(const std::vector<go::Game>& games);
    std::vector<go::Game> after_moves(const std::vector<go::Game>& games, int most);

    const go::PointSet& region_;
    const Judge& judge_;
    Ownership low_, high_, owner_;
    bool is_first_look_ = true;
    go::PointSet tried_;
    std::vector<Favourites> moves_;  // in the games looked at last
};

}  // namespace tedomari::survey
