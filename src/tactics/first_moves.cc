// SPDX-License-Identifier: MIT
#include "tactics/first_moves.h"

#include <algorithm>

#include "search/solutions.h"
#include "tactics/goal_game.h"
#include "tactics/multi_goal.h"

namespace tedomari::tactics {

using outcome::Kind;

namespace {

// The rule under which the attacker wins what is at least `outcome` and nothing less.
KoRule rule_of(Kind outcome) {
    if (outcome == Kind::won) return {0, KoRule::always};
    return outcome == Kind::ko_up ? KoRule{0, 0} : KoRule{KoRule::always, 0};
}

// The defender gets `outcome` if the attacker does not win what is next better.
KoRule rule_against(Kind outcome) {
    if (outcome == Kind::lost) return rule_of(Kind::ko_down);
    return rule_of(outcome == Kind::ko_down ? Kind::ko_up : Kind::won);
}

std::vector<go::Point> legal_among(const std::vector<go::Point>& points, const go::Board& board,
                                   go::Color color) {
    std::vector<go::Point> legal;
    for (const go::Point p : points) {
        if (board.is_legal({color, p}, go::Suicide::forbidden)) legal.push_back(p);
    }
    return legal;
}

template <class Game>
FirstMoves search_all(Game& game, Side first, Outcome best, const std::vector<go::Point>& legal,
                      const Effort& effort, ReadingTable& table, Budget& budget) {
    FirstMoves found;
    game.set_rule(first == Side::attacker ? rule_of(best.kind) : rule_against(best.kind));
    search::Solutions<Game> solutions(game, table, budget, first, legal);
    int order = 0;
    const auto widen = [&](search::Threats threats) {
        if (!found.complete) return;
        game.set_reach(threats.order() + 1);
        found.complete = solutions.widen(threats);
        if (found.complete) order = threats.order();
    };
    for (const search::Threats threats : Game::widening()) {
        if (threats.order() <= effort.order) widen(threats);
    }
    if (effort.exhaustive) widen(search::Threats::unbounded());
    // A failure to win is something only if it was tried.
    if (first == Side::attacker || order >= std::min(effort.least_order, effort.order))
        found.moves = solutions.settled_for(first);
    return found;
}

}  // namespace

FirstMoves first_moves(const go::Board& board, const Goal& goal, Side first, Outcome best,
                       const std::vector<go::Point>& tried, const Effort& effort, ReadingTable& table,
                       Budget& budget) {
    const go::Color color = first == Side::attacker ? goal.attacker : opponent(goal.attacker);
    const auto legal = legal_among(tried, board, color);
    table.ask(key_of(goal, board.size()));
    KoBoard ground(board, goal.kind == GoalKind::capture ? Layouts::none : Layouts::kept);
    return with_game(ground, goal,
                     [&](auto game) { return search_all(game, first, best, legal, effort, table, budget); });
}

FirstMoves first_moves(const go::Board& board, const Wish& wish, Side first, Outcome best,
                       const std::vector<go::Point>& tried, const Effort& effort, ReadingTable& table,
                       Budget& budget) {
    const Question question = goals_of(wish)[0];
    const bool positive = question.friend_side == Side::attacker;
    const go::Color attacker = question.goal.attacker;
    const auto legal = legal_among(tried, board, first == Side::attacker ? attacker : opponent(attacker));
    KoBoard ground(board);
    MultiGoal game(ground, positive ? wish : negation(wish));
    return search_all(game, first, best, legal, effort, table, budget);
}

}  // namespace tedomari::tactics
