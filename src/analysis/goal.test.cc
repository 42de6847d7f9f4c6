// SPDX-License-Identifier: MIT
#include "analysis/goal.h"

#include <algorithm>
#include <gtest/gtest.h>

#include "analysis/goals.h"
#include "go/diagram.h"

namespace tedomari::analysis {

namespace {

const char* const cut_point = R"(
    . . . . .
    . O . . .
    O O X . .
    . X . O .
    . . O O .)";

GoalReport study(const char* picture, const char* goal) {
    const go::Position position = go::position(picture);
    tactics::ReadingTable table;
    Limits limits;
    limits.nodes = 300'000;
    Budget budget(limits);
    tactics::Effort effort;
    effort.order = 2;
    return study_goal(position, *tactics::parse_question(goal, position.board), effort, table, budget);
}

}  // namespace

TEST(goal, lists_the_moves_of_an_unsettled_goal) {
    const GoalReport report = study(cut_point, "connect(B2,C3)");
    EXPECT_EQ(outcome::to_string(report.status), "W|L");
    EXPECT_NE(std::find(report.winning_moves.begin(), report.winning_moves.end(), go::at("C2")),
              report.winning_moves.end());
    EXPECT_NE(std::find(report.preventing_moves.begin(), report.preventing_moves.end(), go::at("C2")),
              report.preventing_moves.end());
    EXPECT_FALSE(report.main_line.empty());
}

TEST(goal, of_the_other_side_is_the_same_turned_round) {
    EXPECT_EQ(outcome::to_string(study(cut_point, "disconnect(B2,C3)").status), "W|L");
}

// On an open board one move's search could use up the whole budget, and no threat was listed.
TEST(goal, lists_threats_although_none_can_be_searched_to_the_end) {
    const go::Position position = go::position(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . X . . . . .
        . . X O . . . . .
        . . . X O . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .)");
    tactics::ReadingTable table;
    Budget budget(Limits{.nodes = 100'000});
    tactics::Effort effort;
    effort.order = 3;
    const GoalReport report =
        study_goal(position, *tactics::parse_question("capture(E4)", position.board), effort, table, budget);
    EXPECT_EQ(outcome::to_string(report.status), "L|L");
    for (const char* point : {"E3", "F4"}) {  // atari
        EXPECT_NE(std::find(report.friend_threats.begin(), report.friend_threats.end(), go::at(point)),
                  report.friend_threats.end())
            << point;
    }
}

// What White does not get by moving first he does not get by moving second, whatever the budget says of it.
TEST(goal, moving_second_is_no_better_than_moving_first) {
    const go::Position position = go::position(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . X . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . O . .
        . . . . . . . . .
        . . . . . . . . .)");
    for (std::uint64_t nodes = 1; nodes < 2'000; nodes += nodes / 4 + 1) {
        tactics::ReadingTable table;
        Budget budget(Limits{.nodes = nodes});
        tactics::Effort effort;
        const auto report = study_goal(position, *tactics::parse_question("capture(G3)", position.board),
                                       effort, table, budget);
        if (report.status.friend_first == outcome::Outcome::lost()) {
            EXPECT_EQ(report.status.opponent_first, outcome::Outcome::lost()) << nodes;
        }
    }
}

TEST(goals, finds_chains_in_danger_and_connections) {
    const go::Position position = go::position(cut_point);
    Budget budget;
    Progress progress;
    GoalSearchOptions options;
    options.order = 2;
    const GoalsReport report = find_goals(position, options, budget, progress);
    EXPECT_TRUE(report.complete);
    ASSERT_FALSE(report.goals.empty());
    EXPECT_TRUE(report.goals.front().status.is_unsettled());
}

}  // namespace tedomari::analysis
