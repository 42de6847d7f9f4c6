// SPDX-License-Identifier: MIT
#pragma once

#include "base/budget.h"
#include "go/board.h"
#include "life/reading.h"

namespace tedomari::survey {

// A fight for some stones, looked at by the network: a tree in which both sides play around them and for nothing else.
struct FightLook {
    double kept = 0;  // 1: the stones surely stay, -1: they fall
    go::Point best;   // of the side that moves first; nowhere: a pass
    int looks = 0;
};
FightLook look_at_fight(const go::Board& board, const go::PointSet& stones, go::Color first,
                        const go::PointSet& around, Budget& budget, int threads = 1);

// The life of stones anywhere on a board, each of which is a stone of one player's; several live if one of them does.
// Life and death that can be proved, kos and what is shut in are read (life/reading.h).  Elsewhere a frame is a rule
// of thumb, and looks say who lives if there is time for some; `unread` where they waver.
life::Reading read_life(const go::Board& board, const go::PointSet& targets, go::Color first,
                        life::Table& table, Budget& budget, const life::Circumstances& around = {});
life::Status life_status(const go::Board& board, const go::PointSet& targets, life::Table& table,
                         Budget& budget);

}  // namespace tedomari::survey
