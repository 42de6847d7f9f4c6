// SPDX-License-Identifier: MIT
#include "tactics/goal.h"

#include "tactics/capture.h"

namespace tedomari::tactics {

using go::Board;
using go::Color;

Color attacker_of(const Board& board, const Goal& goal) { return opponent(color_of(board.at(goal.a))); }

Reading read(const Board& board, const Goal& goal, Side first, const Effort& effort, ReadingTable& table,
             Budget& budget) {
    const auto make = [&](KoRule rule) { return Capture(board, goal.a, rule); };
    return KoReader(make, first, effort, table, budget).read();
}

Claim claim_of(const Board& board, const Goal& goal, KoRule rule) {
    const Color attacker = attacker_of(board, goal);
    return {board, attacker, rule, [target = goal.a, victim = opponent(attacker)](const Board& b, int bans) {
                return is_captured(b, target, victim, bans);
            }};
}

}  // namespace tedomari::tactics
