// SPDX-License-Identifier: MIT
#include "tactics/goal.h"

#include "tactics/capture.h"
#include "tactics/connect.h"
#include "tactics/eye.h"
#include "tactics/live.h"
#include "tactics/separate.h"

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

Reading read(const Board& board, const Goal& goal, Side first, const Effort& effort, ReadingTable& table,
             Budget& budget) {
    const auto with = [&](auto make) { return KoReader(make, first, effort, table, budget).read(); };
    switch (goal.kind) {
        case GoalKind::capture: return with([&](KoRule rule) { return Capture(board, goal.a, rule); });
        case GoalKind::connect:
            return with([&](KoRule rule) { return Connect(board, goal.a, goal.b, goal.attacker, rule); });
        case GoalKind::separate:
            return with([&](KoRule rule) { return Separate(board, goal.a, goal.b, goal.attacker, rule); });
        case GoalKind::eye: return with([&](KoRule rule) { return Eye(board, goal.a, goal.attacker, rule); });
        case GoalKind::live: return with([&](KoRule rule) { return Live(board, goal.a, rule); });
    }
    return {};
}

bool may_persist(const Board& board, const Goal& goal, Side first) {
    return goal.kind == GoalKind::capture && first == Side::attacker && Capture(board, goal.a).is_enclosed();
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
