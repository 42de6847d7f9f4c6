// SPDX-License-Identifier: MIT
#pragma once

#include "go/area.h"
#include "go/game.h"
#include "playout/playout.h"

namespace tedomari::survey {

// The stones that mostly change hands in random games: a guess, good at the end of a game, wrong about sekis
// and where the next move of a capturing race decides.  Benson's theorem has the last word where it has one:
// chains it calls alive are, and enemy stones in their territory are not.
go::PointSet dead_stones(const go::Board& board, const playout::Sample& sample);

// What to take for dead when in doubt to `color`'s disadvantage: its own chains unless random games clearly
// keep them, the other's only when they clearly lose them.
go::PointSet dead_stones_at_worst(const go::Board& board, const playout::Sample& sample, go::Color color);

// How a game would be counted now.  The dead stones are sampled, and so is the score that follows from them.
struct Estimate {
    go::FinalStatus status;
    Rational score;          // under the game's rules, Black is positive
    playout::Sample sample;  // of games in which either color began
};

Estimate estimate(const go::Game& game, const playout::Request& request, Budget& budget);

}  // namespace tedomari::survey
