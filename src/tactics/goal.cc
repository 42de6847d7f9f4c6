// SPDX-License-Identifier: MIT
#include "tactics/goal.h"

#include "tactics/goal_game.h"
#include "tactics/reader.h"

namespace tedomari::tactics {

using go::Board;

Goal capture(const Board& board, go::Point chain) {
    return {GoalKind::capture, chain, {}, opponent(color_of(board.at(chain)))};
}

Goal connect(const Board& board, go::Point stone, go::Point other) {
    return {GoalKind::connect, stone, other, color_of(board.at(stone))};
}

Goal separate(const Board& board, go::Point stone, go::Point other) {
    return {GoalKind::separate, stone, other, opponent(color_of(board.at(stone)))};
}

Goal live(const Board& board, go::Point chain) {
    return {GoalKind::live, chain, {}, color_of(board.at(chain))};
}

std::uint64_t key_of(const Goal& goal, go::Size size) {
    std::uint64_t key = mix(static_cast<std::uint64_t>(goal.kind) + 1);
    for (const int part :
         {goal.a.index(), goal.b.index(), static_cast<int>(goal.attacker), size.width, size.height})
        key = combine(key, static_cast<std::uint64_t>(part));
    return key;
}

Reading read(KoBoard& ground, const Goal& goal, Side first, const Effort& effort, ReadingTable& table,
             Budget& budget) {
    return with_game(ground, goal,
                     [&](auto game) { return KoReader(game, first, effort, table, budget).read(); });
}

Reading read(const Board& board, const Goal& goal, Side first, const Effort& effort, ReadingTable& table,
             Budget& budget) {
    table.ask(key_of(goal, board.size()));
    KoBoard ground(board, goal.kind == GoalKind::capture ? Layouts::none : Layouts::kept);
    return read(ground, goal, first, effort, table, budget);
}

bool may_persist(const Board& board, const Goal& goal, Side first) {
    if (goal.kind != GoalKind::capture || first != Side::attacker) return false;
    KoBoard ground(board, Layouts::none);
    return Capture(ground, goal.a, goal.attacker).is_enclosed();
}

Claim claim_of(const Board& board, const Goal& goal, KoRule rule) {
    const auto reached = [goal](const Board& b, int bans) {
        switch (goal.kind) {
            case GoalKind::capture: return is_captured(b, goal.a, opponent(goal.attacker), bans);
            case GoalKind::connect: {
                if (!is_joined(b, goal.a, goal.b, goal.attacker)) return false;
                if (b.liberties(goal.a) > 2) return true;
                Board copy = b;  // a ladder is played on it
                return is_connected(copy, goal.a, goal.b, goal.attacker);
            }
            case GoalKind::separate: return is_separated(b, goal.a, goal.b, goal.attacker);
            case GoalKind::eye: return is_eye(b, goal.a, goal.attacker);
            case GoalKind::live: return is_alive(b, goal.a, goal.attacker);
        }
        return false;
    };
    return {board, goal.attacker, rule, reached};
}

}  // namespace tedomari::tactics
