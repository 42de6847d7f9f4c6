// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <vector>

#include "base/rational.h"
#include "go/board.h"
#include "survey/chain_standing.h"

namespace tedomari::survey {

// Stones whose life changes the lead by more than five points, and on which those who have something to say do
// not agree: the judge is not sure, and random games or the reader say otherwise.
struct Dispute {
    go::Color color = go::Color::black;
    go::PointSet stones;
    double judged = 0;                     // how much they stay, -1 … 1, says the judge
    double sampled = 0;                    // … say random games
    Fate read = Fate::unknown;             // what reading says
    Evidence evidence = Evidence::judged;  // … proved, or in a frame drawn around them
    go::Point kills, saves;                // first moves that decide, where it is unsettled
    Rational if_alive, if_dead;            // by how much the lead then changes, Black's gain

    friend bool operator==(const Dispute&, const Dispute&) = default;
};

// The largest first.  Asks a few hundred random games.
std::vector<Dispute> disputes(const go::Board& board, const Judgement& judgement,
                              const std::atomic<bool>* cancel);

// Adds what was read; drops those where a proof says what the judge says.
void settle(std::vector<Dispute>& disputes, const std::vector<ChainStanding>& chains);

// Reads the largest chain of each that is not settled, the largest first, as far as the budget goes.
void read_groups(std::vector<Dispute>& disputes, const go::Board& board, Budget& budget);

}  // namespace tedomari::survey
