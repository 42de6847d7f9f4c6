// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <string>

#include "base/rational.h"
#include "go/board.h"
#include "go/game.h"
#include "go/point_set.h"
#include "go/rules.h"

namespace tedomari::go {

// What the players agree on when both have passed.  One stone stands for its whole chain.
struct FinalStatus {
    PointSet dead;
    PointSet seki;  // alive, but its surroundings are not territory where seki is taxed
};

// A position counted: dead stones are lifted, then every empty area that touches one color only is its
// territory.
struct Count {
    struct Side {
        int stones = 0;     // alive on the board
        int territory = 0;  // points, those under dead enemies included
        int prisoners = 0;  // enemy stones captured in play or dead on the board
        int tax = 0;        // points of territory the tax takes away
    };
    std::array<Side, 2> sides;  // by Color
    PointMap<Cell> owner;       // of every point: black, white, or empty when nobody's

    const Side& of(Color color) const { return sides[static_cast<std::size_t>(color)]; }
};
Count count(const Board& board, const FinalStatus& status = {}, Tax tax = Tax::none);

// Black's stones minus White's, on the whole board or among these points.
int stone_balance(const Board& board);
int stone_balance(const Board& board, const PointSet& points);

// Black's points minus White's, without komi.
int area_score(const Count& count);
int territory_score(const Count& count);

// The result under the game's rules: komi, handicap bonus and button included; Black is positive.
Rational final_score(const Game& game, const FinalStatus& status = {});

// "B+3.5", "W+0.5", "0", as SGF and GTP write results.
std::string score_text(Rational score);

}  // namespace tedomari::go
