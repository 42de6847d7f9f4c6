// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>

#include "base/budget.h"
#include "economy/record.h"

namespace tedomari::economy {

// The game in which a player does best against the other's strategy.
struct BestReply {
    Record record;
    bool exhaustive = true;  // false: the budget was spent before every line was tried
    std::uint64_t games = 0;
};

// Plays every line open to the nemesis, whose strategy of that name is one of the players; the other's must
// not be random.  The budget counts moves; at least one game is played.
BestReply best_reply(const Players& players, Side nemesis, const std::function<Record(const Players&)>& play,
                     Budget& budget);

}  // namespace tedomari::economy
