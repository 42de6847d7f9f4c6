// SPDX-License-Identifier: MIT
#include "valuation/plays.h"

#include <gtest/gtest.h>

#include "base/rng.h"
#include "go/diagram.h"
#include "go/random_boards.test.h"

namespace tedomari::valuation {

namespace {

using go::Color;
using tactics::Question;
using tactics::Side;

go::Board scattered_board(Rng& rng) { return go::random_board(go::square(6), 18, rng); }

std::vector<tactics::GoalSummary> summaries(const go::Board& board, const tactics::GoalKinds& kinds = {}) {
    tactics::ReadingTable table;
    tactics::Effort effort;
    effort.order = 2;
    Limits each;
    each.nodes = 2000;
    std::vector<tactics::GoalSummary> found;
    for (const tactics::Goal& goal : tactics::relevant_goals(board, kinds))
        found.push_back(tactics::summary_of(board, goal, effort, each, table));
    return found;
}

PlaySettings settings() {
    PlaySettings chosen;
    chosen.effort.aim.order = 2;
    chosen.effort.aim.nodes = 2000;
    return chosen;
}

// Whether the question's friend gets what he wants with this player to move, read by itself.
bool is_reached(const go::Board& board, const Question& question, Color first) {
    tactics::ReadingTable table;
    tactics::Effort effort;
    effort.order = 2;
    Budget budget(Limits{.nodes = 20'000});
    const Side side = first == question.goal.attacker ? Side::attacker : Side::defender;
    const bool won =
        tactics::read(board, question.goal, side, effort, table, budget).outcome == outcome::Outcome::won();
    return won == (question.friend_side == Side::attacker);
}

// The empty point that a question is about, if any.
go::Point empty_point_of(const go::Board& board, const Question& question) {
    for (const go::Point p : {question.goal.a, question.goal.b}) {
        if (question.goal.kind == tactics::GoalKind::connect && board.is_empty(p)) return p;
    }
    return {};
}

}  // namespace

TEST(plays, decide_their_goal_whoever_moves_next) {
    Rng rng(5);
    int seen = 0;
    for (int i = 0; i < 10; ++i) {
        const go::Board board = scattered_board(rng);
        const auto goals = summaries(board);
        const PlaySettings chosen = settings();
        Budget budget;
        PlayFinder finder(board, goals, chosen, budget);
        for (const Play& play : finder.plays().plays) {
            go::Board after = board;
            after.play(play.move);
            ++seen;
            EXPECT_TRUE(is_reached(after, play.goal, opponent(play.move.color))) << board << play.move;
        }
    }
    EXPECT_GT(seen, 30);
}

// Two moves connect; one of them also takes away what the opponent threatened, the other does not.
TEST(plays, invalidate_a_threat_when_it_can_no_longer_be_carried_out) {
    Rng rng(6);
    int gone = 0, left = 0;
    for (int i = 0; i < 25; ++i) {
        const go::Board board = scattered_board(rng);
        const auto goals = summaries(board);
        const PlaySettings chosen = settings();
        Budget budget;
        PlayFinder finder(board, goals, chosen, budget);
        const Plays found = finder.plays();
        for (const Play& other : found.plays) {
            for (const Question& threat : finder.threats_of(other)) {
                for (const Play& play : found.plays) {
                    if (play.move.color == other.move.color || play.move.point == other.move.point) continue;
                    if (gone + left > 400) return;
                    const bool invalidated = finder.invalidates(play, other.move, threat);
                    (invalidated ? gone : left) += 1;
                    go::Board after = board;
                    after.play(play.move);
                    if (!after.is_legal(other.move, go::Suicide::forbidden)) continue;
                    after.play(other.move);
                    after.forget_plays();
                    if (invalidated) {
                        EXPECT_FALSE(is_reached(after, threat, other.move.color)) << board;
                    }
                }
            }
        }
    }
    EXPECT_GT(gone, 20);
    EXPECT_GT(left, 20);
}

TEST(plays, threaten_to_join_only_points_that_are_out_of_reach) {
    tactics::GoalKinds kinds;
    kinds.captures = false;
    kinds.empty_connections = true;
    Rng rng(7);
    int joining = 0, cutting = 0;
    for (int i = 0; i < 20; ++i) {
        const go::Board board = scattered_board(rng);
        const auto goals = summaries(board, kinds);
        PlaySettings chosen = settings();
        chosen.threats = Threats::connections;
        Budget budget;
        PlayFinder finder(board, goals, chosen, budget);
        for (const Play& play : finder.plays().plays) {
            const bool extends = !empty_point_of(board, play.goal).is_nowhere();
            for (const Question& threat : finder.threats_of(play)) {
                EXPECT_EQ(play.goal.friend_side, Side::attacker) << board;
                const go::Point end = empty_point_of(board, threat);
                cutting += threat.friend_side == Side::defender ? 1 : 0;
                EXPECT_TRUE(extends || threat.friend_side == Side::defender) << board;
                if (end.is_nowhere()) continue;
                ++joining;
                EXPECT_EQ(threat.friend_side, Side::attacker) << board;
                EXPECT_EQ(board.chain(threat.goal.a), board.chain(play.goal.goal.a)) << board;
                for (const tactics::GoalSummary& goal : goals) {
                    if (empty_point_of(board, {goal.goal, Side::attacker}) != end) continue;
                    if (goal.goal.attacker != play.move.color) continue;
                    EXPECT_NE(goal.status.friend_first, outcome::Outcome::won()) << board << end;
                }
            }
        }
    }
    EXPECT_GT(joining, 20);
    EXPECT_GT(cutting, 20);
}

}  // namespace tedomari::valuation
