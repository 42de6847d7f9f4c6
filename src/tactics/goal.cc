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
    return with_game(ground, goal, [&](auto game) {
        if constexpr (requires { game.allow_unlikely_replies(0); })
            game.allow_unlikely_replies(effort.unlikely);
        return KoReader(game, first, effort, table, budget).read();
    });
}

Reading read(const Board& board, const Goal& goal, Side first, const Effort& effort, ReadingTable& table,
             Budget& budget) {
    table.ask(key_of(goal, board.size()));
    KoBoard ground(board, goal.kind == GoalKind::capture ? Layouts::none : Layouts::kept);
    return read(ground, goal, first, effort, table, budget);
}

Reading read_likely_first(const Board& board, const Goal& connection, Side first, const Effort& effort,
                          ReadingTable& table, Budget& budget) {
    Effort hopeful = effort;
    hopeful.proof = false;
    Reading likely;
    bool ended = true;
    for (hopeful.unlikely = 0; hopeful.unlikely < 2 && ended; ++hopeful.unlikely) {
        Reading found = budget.lend([&](Budget& half) {
            Reading reading = read(board, connection, first, hopeful, table, half);
            ended = !half.spent();
            return reading;
        });
        found.nodes = budget.nodes();
        if (!ended) break;
        if (found.outcome == Outcome::lost()) return found;
        if (found.outcome == Outcome::won()) hopeful.from = found.threats;
        likely = found;
    }
    Effort thorough = effort;
    thorough.from = hopeful.from;
    const Reading reading = read(board, connection, first, thorough, table, budget);
    const bool is_open = budget.spent() && !likely.outcome.is_unknown();
    if (!is_open || likely.outcome.kind <= reading.outcome.kind) return reading;
    likely.evidence = Evidence::judged;
    likely.trace = {};
    likely.nodes = reading.nodes;
    return likely;
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
