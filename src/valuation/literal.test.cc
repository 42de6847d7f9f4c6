// SPDX-License-Identifier: MIT
#include "valuation/literal.h"

#include <algorithm>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <set>

#include "go/random_boards.test.h"
#include "valuation/values.h"

namespace tedomari::valuation {
namespace {

Valuation read(const go::Board& board, Literal literal) {
    go::Position position;
    position.board = board;
    ValueSettings settings;
    settings.kinds = {false, true, true, false, false, false};
    settings.threats = Threats::none;
    settings.literal = literal;
    settings.nodes_each = 60;  // few, so that some goals stay unknown
    settings.games = 200;
    settings.sampling.policy = playout::PolicyKind::uniform;
    Budget budget;
    return value_goals(position, settings, budget);
}

using Key = std::pair<std::string, std::string>;  // move and goal
std::set<Key> moves_of(const Valuation& valuation) {
    std::set<Key> found;
    for (const MoveValue& value : valuation.moves)
        found.insert({fmt::format("{} {}", to_string(value.move.color), to_string(value.move.point)),
                      tactics::to_string(value.goal)});
    return found;
}
std::set<std::string> open_of(const Valuation& valuation) {
    std::set<std::string> found;
    for (const GoalValue& goal : valuation.open)
        found.insert(tactics::to_string(tactics::Question{goal.summary.goal, tactics::Side::attacker}));
    return found;
}
bool includes(const auto& all, const auto& some) {
    return std::includes(all.begin(), all.end(), some.begin(), some.end());
}

TEST(literal, is_read_by_its_words) {
    EXPECT_EQ(*parse_literal(""), Literal{});
    EXPECT_EQ(*parse_literal("groups,direct"), (Literal{.direct = true, .groups = true}));
    EXPECT_TRUE(parse_literal("all")->deep && parse_literal("all")->near);
    EXPECT_FALSE(parse_literal("direct,,near"));
    EXPECT_FALSE(parse_literal("directly"));
}

TEST(literal, adds_to_what_is_open_and_played_or_takes_away_from_it) {
    Rng rng(35);
    int lost_adds = 0, moves_add = 0, groups_take = 0, taking_takes = 0;
    for (int round = 0; round < 12; ++round) {
        const go::Board board = go::random_board(go::square(6), 14, rng);
        const Valuation ours = read(board, {}), lost = read(board, {.lost = true}),
                        all_moves = read(board, {.all_moves = true}), groups = read(board, {.groups = true}),
                        taking = read(board, {.taking = true}), direct = read(board, {.direct = true});
        EXPECT_TRUE(includes(open_of(ours), open_of(direct)));
        EXPECT_TRUE(includes(open_of(lost), open_of(ours)));
        EXPECT_EQ(open_of(all_moves), open_of(ours));
        EXPECT_TRUE(includes(moves_of(all_moves), moves_of(ours)));
        EXPECT_TRUE(includes(open_of(ours), open_of(groups)));
        EXPECT_EQ(open_of(taking), open_of(ours));
        EXPECT_TRUE(includes(moves_of(ours), moves_of(taking)));
        for (const MoveValue& value : taking.moves) {
            const bool empty = board.is_empty(value.goal.goal.a) || board.is_empty(value.goal.goal.b);
            EXPECT_TRUE(!empty || value.enemy_goal) << tactics::to_string(value.goal);
        }
        lost_adds += open_of(lost) != open_of(ours) ? 1 : 0;
        moves_add += moves_of(all_moves) != moves_of(ours) ? 1 : 0;
        groups_take += open_of(groups) != open_of(ours) ? 1 : 0;
        taking_takes += moves_of(taking) != moves_of(ours) ? 1 : 0;
    }
    EXPECT_GT(lost_adds, 0);
    EXPECT_GT(moves_add, 0);
    EXPECT_GT(groups_take, 0);
    EXPECT_GT(taking_takes, 0);
}

}  // namespace
}  // namespace tedomari::valuation
