// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <string>
#include <vector>

#include "base/rational.h"
#include "go/area.h"
#include "go/board.h"
#include "go/game.h"
#include "go/point_set.h"
#include "go/rules.h"

namespace tedomari::scoring {

// A final position counted, given which stones are dead: the step that needs no life and death any more and
// still decides one game in twenty, for what floods one color only is not always territory.
//
//   dame      areas that both colors touch
//   teire     points that a color must fill itself once the dame are gone, since a chain of its own would
//             be in atari: the last liberties of false eyes and of chains that hang on by one point
//   in seki   stones that live without two eyes because the enemy beside them does too; where seki is taxed
//             (Japanese rules) their eyes are nobody's
//
//      . X O . O .     Left: White's two stones have one eye, so have Black's, and the dame between them is
//      X X O O O O     for neither to fill: seki.  Right: when Black has filled the dame at the star, White
//      . * X X X X     must fill the point that holds his last stones: teire.
struct Tally {
    struct Side {
        go::PointSet territory;  // points under dead enemies included
        go::PointSet teire;      // to be filled before counting; no territory under territory scoring
        go::PointSet taxed;      // eyes in seki
        int stones = 0;          // alive on the board
        int captured = 0;        // enemy stones taken in play
        int dead = 0;            // enemy stones dead on the board

        int prisoners() const { return captured + dead; }
    };
    std::array<Side, 2> sides;  // by color
    go::PointSet dame;
    go::PointSet dead, seki;       // stones, by whole chains
    go::PointMap<go::Cell> owner;  // of living stones and territory, as the rule set counts; empty: nobody's

    Side& of(go::Color color) { return sides[static_cast<std::size_t>(color)]; }
    const Side& of(go::Color color) const { return sides[static_cast<std::size_t>(color)]; }
};

// `status.seki` adds to what is found.  Takes some ten microseconds on 19x19.
Tally tally(const go::Board& board, const go::FinalStatus& status, const go::Rules& rules);

// One line of the arithmetic: what a side gets, as many points.
struct Item {
    std::string what;
    go::Color color = go::Color::black;
    Rational points;
};

// The arithmetic for the rules in force, line by line; the score is the sum of Black's lines less White's.
struct Arithmetic {
    std::vector<Item> items;
    Rational score;  // Black is positive
};

// What the count is made of beside the board.
struct Terms {
    go::Rules rules;   // with the komi
    int handicap = 0;  // stones
    Rational button;   // Black's half point for passing first under button rules, White's when negative
};
Terms terms_of(const go::Game& game, int handicap);

Arithmetic arithmetic(const Tally& tally, const go::Board& board, const Terms& terms);

}  // namespace tedomari::scoring
