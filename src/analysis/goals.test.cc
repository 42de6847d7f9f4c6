// SPDX-License-Identifier: MIT
#include "analysis/goals.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>

#include "base/progress.h"
#include "base/rng.h"
#include "go/diagram.h"
#include "go/random_boards.test.h"
#include "tactics/question.h"

namespace tedomari::analysis {

namespace {

std::multiset<std::string> names(const std::vector<tactics::Goal>& goals) {
    std::multiset<std::string> result;
    for (const tactics::Goal& goal : goals) result.insert(tactics::to_string(tactics::Question{goal}));
    return result;
}

go::Board scattered(int stones, Rng& rng, go::Color first) {
    return go::random_board(go::square(7), stones, rng, first);
}

}  // namespace

TEST(goals, are_none_on_an_empty_board) {
    EXPECT_TRUE(relevant_goals(go::Board(go::square(9)), {}).empty());
    EXPECT_TRUE(relevant_goals(go::Board(go::square(9)), {.empty_connections = true}).empty());
}

TEST(goals, are_chains_in_danger_and_near_friends_and_nothing_else) {
    const go::Board board = go::diagram(R"(
        . . . . . . . . .
        . . . . . . . . .
        X . X . . . . . O
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        O . . . . . . . .)");
    EXPECT_EQ(names(relevant_goals(board, {})),
              (std::multiset<std::string>{"capture(A7)", "capture(C7)", "capture(J7)", "capture(A1)",
                                          "connect(A7,C7)"}));
}

// A search that is not run again leaves behind what may change its answer.
TEST(goals, keep_the_traces_of_both_searches) {
    go::Position position;
    position.board = go::diagram(R"(
        . . . . .
        . X . X .
        . . . . .
        . . . . .
        . . . . .)");
    Budget budget;
    Progress progress;
    const GoalsReport report = find_goals(position, {}, budget, progress);
    ASSERT_FALSE(report.goals.empty());
    const auto joined = std::find_if(report.goals.begin(), report.goals.end(), [](const GoalSummary& g) {
        return g.goal.kind == tactics::GoalKind::connect;
    });
    ASSERT_NE(joined, report.goals.end());
    EXPECT_TRUE(joined->friend_trace.contains(go::at("C4")));
    EXPECT_TRUE(joined->opponent_trace.contains(go::at("C4")));
}

TEST(goals, are_each_listed_once_and_the_same_for_both_colors) {
    Rng rng(17);
    for (int i = 0; i < 60; ++i) {
        Rng again = rng;
        const int stones = 4 + static_cast<int>(rng.below(30));
        again.below(30);
        const go::Board black_first = scattered(stones, rng, go::Color::black);
        const go::Board white_first = scattered(stones, again, go::Color::white);
        const auto goals = names(relevant_goals(black_first, {.empty_connections = true}));
        EXPECT_EQ(goals, names(relevant_goals(white_first, {.empty_connections = true})));
        EXPECT_EQ(goals.size(), (std::set<std::string>(goals.begin(), goals.end()).size()))
            << go::to_diagram(black_first);
        const auto fewer = names(relevant_goals(black_first, {}));
        EXPECT_TRUE(std::includes(goals.begin(), goals.end(), fewer.begin(), fewer.end()));
    }
}

TEST(goals, come_unsettled_first_then_unknown_then_settled) {
    const go::Position position = go::position(R"(
        . . . . . . .
        . X O . . . .
        . X O X . . .
        . . X O . . .
        . . O O X . .
        . . . . . . .
        . . . . . . .)");
    Budget budget;
    Progress progress;
    const GoalsReport report = find_goals(position, {}, budget, progress);
    EXPECT_TRUE(report.complete);
    EXPECT_EQ(report.found, report.goals.size());
    int last = 0;
    for (const GoalSummary& summary : report.goals) {
        const int rank = summary.status.is_unsettled() ? 0 : summary.status.is_known() ? 2 : 1;
        EXPECT_GE(rank, last);
        last = rank;
    }
}

TEST(goals, not_reached_within_the_budget_are_counted) {
    const go::Position position = go::position(R"(
        . . . . .
        . X O . .
        . O X . .
        . . . . .
        . . . . .)");
    Limits limits;
    limits.time = std::chrono::nanoseconds(0);
    Budget spent(limits);
    Progress progress;
    const GoalsReport report = find_goals(position, {}, spent, progress);
    EXPECT_FALSE(report.complete);
    EXPECT_TRUE(report.goals.empty());
    EXPECT_GT(report.found, 4u);
}

}  // namespace tedomari::analysis
