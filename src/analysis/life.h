// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "base/budget.h"
#include "go/board.h"
#include "life/reading.h"
#include "tactics/reading.h"

namespace tedomari::analysis {

using LifeTable = life::Table;

// GNU Go's questions about life, in its words: a code (0 fails, 1 works, 2 by a ko that the side to move
// takes first, 3 by one for which it must threaten first) and a move, PASS if none is needed.
struct LifeAnswer {
    std::string text;
    bool known = true;
    bool proved = false;
    std::vector<std::pair<life::Reading, go::Color>> readings = {};  // and who moves first: what it leans on
};

// The largest chain of the group that the stone belongs to: chains that share two liberties, or one where the
// opponent may not play, are one group, and who takes the largest has killed it.
go::Point main_chain(const go::Board& board, go::Point stone);

// The points must hold stones; those of semeai and of two points must be of the kinds that the name says.
// Of the group, that is of its main chain.
LifeAnswer owl_attack(const go::Board& board, go::Point stone, life::Table& table, Budget& budget);
LifeAnswer owl_defend(const go::Board& board, go::Point stone, life::Table& table, Budget& budget);
// Of this chain, as problems ask it; two eyes are preferred to seki.
LifeAnswer kill(const go::Board& board, go::Point stone, life::Table& table, Budget& budget);
LifeAnswer make_live(const go::Board& board, go::Point stone, life::Table& table, Budget& budget);
// At least one of these stones lives, whatever the other does, kos included: "1 T2", "1 PASS" where the other moves
// first; unknown where that is not proved.
LifeAnswer prove_life(const go::Board& board, const go::PointSet& targets, go::Color first,
                      life::Table& table, Budget& budget, int threads = 1);
// Whether this move kills, or saves, the group: a code alone.
LifeAnswer owl_does_attack(const go::Board& board, go::Point move, go::Point stone, life::Table& table,
                           Budget& budget);
LifeAnswer owl_does_defend(const go::Board& board, go::Point move, go::Point stone, life::Table& table,
                           Budget& budget);
// "alive", "dead", "critical A1 B2" with the killing and the saving move, or "unknown".
LifeAnswer dragon_status(const go::Board& board, go::Point stone, life::Table& table, Budget& budget);
// Two groups of different colors, the owner of the first to move: can it be saved, can the other be killed,
// and the move.
LifeAnswer analyze_semeai(const go::Board& board, go::Point mine, go::Point other, life::Table& table,
                          Budget& budget);

// Whether the move spoils a seki: the largest group of the color around it lives if it is left alone, and
// dies by the move: "1" or "0".
LifeAnswer breaks_seki(const go::Board& board, go::Point move, go::Color color, life::Table& table,
                       Budget& budget);

// Whether two stones of a color cannot be cut by one move (tactics/dragon.h).
bool is_same_dragon(const go::Board& board, go::Point a, go::Point b, tactics::ReadingTable& table,
                    Budget& budget);

}  // namespace tedomari::analysis
