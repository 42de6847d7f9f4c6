// SPDX-License-Identifier: MIT
#include "survey/taken.h"

#include "tactics/goal.h"

namespace tedomari::survey {

bool is_taken_at_once(go::Board board, go::Move move) {
    constexpr std::uint64_t nodes = 500;
    constexpr int safe_liberties = 4;
    if (!board.is_legal(move, go::Suicide::forbidden)) return false;
    board.play(move);
    if (board.liberties(move.point) >= safe_liberties) return false;
    Limits limits;
    limits.nodes = nodes;
    Budget budget(limits);
    tactics::ReadingTable table(std::size_t{1} << 20);
    tactics::Effort effort;
    effort.order = 3;
    const tactics::Goal goal = tactics::capture(board, move.point);
    return tactics::read(board, goal, tactics::Side::attacker, effort, table, budget).outcome ==
           outcome::Outcome::won();
}

}  // namespace tedomari::survey
