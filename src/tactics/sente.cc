// SPDX-License-Identifier: MIT
#include "tactics/sente.h"

#include "tactics/double_goal.h"
#include "tactics/sente_search.h"

namespace tedomari::tactics {

namespace {

// The opponent of the mover may ignore every ban.
Allowance against(go::Color max) {
    return max == go::Color::black ? Allowance{0, KoRule::always} : Allowance{KoRule::always, 0};
}

bool needs_layouts(const Question& question) {
    return question.goal.kind == GoalKind::connect || question.goal.kind == GoalKind::separate;
}

Layouts layouts_for(const SenteQuestion& question) {
    return needs_layouts(question.goal) || needs_layouts(question.threat) ? Layouts::kept : Layouts::none;
}

void begin(KoBoard& ground, const SenteQuestion& question, const SenteEffort& effort) {
    ground.allow(against(question.move.color));
    if (!effort.region.empty()) ground.confine(effort.region);
    ground.play(question.move);
}

// Calls f(goal, threat) with both as aims of the mover on the ground.
template <class F>
auto with_aims(KoBoard& ground, const SenteQuestion& question, const AimEffort& effort, ReadingTable& table,
               Budget& budget, F&& f) {
    return with_game(ground, question.goal.goal, [&](auto goal) {
        return with_game(ground, question.threat.goal, [&](auto threat) {
            return f(Aim(goal, question.goal.friend_side, effort, table, budget),
                     Aim(threat, question.threat.friend_side, effort, table, budget));
        });
    });
}

}  // namespace

Sente is_sente(const go::Board& board, const SenteQuestion& question, const SenteEffort& effort,
               ReadingTable& table, Budget& budget) {
    const go::Color max = question.move.color;
    KoBoard ground(board, layouts_for(question));
    begin(ground, question, effort);
    const std::uint64_t before = budget.nodes();
    Sente found = with_aims(ground, question, effort.aim, table, budget, [&](auto goal, auto threat) {
        return SenteSearch(ground, max, std::move(goal), std::move(threat), effort, budget).run();
    });
    found.moves = ground.moves_played();
    found.nodes = budget.nodes() - before;
    return found;
}

Prospect after_move(const go::Board& board, go::Move move, const Question& question, First first,
                    const AimEffort& effort, ReadingTable& table, Budget& budget) {
    KoBoard ground(board, needs_layouts(question) ? Layouts::kept : Layouts::none);
    ground.allow(against(move.color));
    ground.play(move);
    return with_game(ground, question.goal, [&](auto game) {
        Aim aim(game, question.friend_side, effort, table, budget);
        return first == First::mover ? aim.with_max_first() : aim.with_min_first();
    });
}

Verdict both_after_two_moves(const go::Board& board, const SenteQuestion& question, const SenteEffort& effort,
                             ReadingTable& table, Budget& budget) {
    const go::Color max = question.move.color;
    KoBoard ground(board, layouts_for(question));
    begin(ground, question, effort);
    return with_aims(ground, question, effort.aim, table, budget, [&](auto goal, auto threat) {
        const Goal& wanted = question.threat.goal;
        go::Point second = threat.with_max_first().best;
        if (threat.is_positive() && wanted.kind == GoalKind::connect) {
            for (const go::Point p : {wanted.a, wanted.b}) {
                if (ground.board().is_empty(p)) second = p;
            }
        }
        if (threat.with_max_first().verdict != Verdict::won) return threat.with_max_first().verdict;
        if (!second.is_nowhere() && !ground.may_play({max, second})) return Verdict::lost;
        ground.play({max, second});
        return DoubleGoal(ground, max, std::move(goal), std::move(threat), effort, budget).run();
    });
}

std::string_view to_string(Why why) {
    constexpr std::string_view words[] = {"threatened", "goal missed", "nothing follows", "prevented",
                                          "unknown"};
    return words[static_cast<std::size_t>(why)];
}

}  // namespace tedomari::tactics
