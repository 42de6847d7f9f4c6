// SPDX-License-Identifier: MIT
#include "analysis/sente.h"

#include <gtest/gtest.h>

#include "base/rng.h"
#include "go/diagram.h"
#include "go/random_boards.test.h"

namespace tedomari::analysis {

namespace {

using search::Side;

go::Board scattered(Rng& rng) { return go::random_board(go::square(7), 24, rng); }

SenteReport find(const go::Board& board) {
    go::Position position;
    position.board = board;
    SenteOptions options = quick_sente();
    options.search.seconds_each = 1;
    Budget budget(Limits{.nodes = 300'000});
    Progress silent;
    return find_sente(position, options, budget, silent);
}

// Whether Friend of the question gets what he wants in full, this side of the goal moving first.
bool is_reached(const go::Board& board, const tactics::Question& question, Side first) {
    tactics::ReadingTable table;
    tactics::Effort effort;
    effort.order = 2;
    Budget budget(Limits{.nodes = 20'000});
    const auto outcome = tactics::read(board, question.goal, first, effort, table, budget).outcome;
    return question.friend_side == Side::attacker ? outcome == outcome::Outcome::won()
                                                  : outcome != outcome::Outcome::won();
}

}  // namespace

TEST(sente_report, is_empty_on_an_empty_board) {
    const SenteReport report = find(go::Board(go::square(9)));
    EXPECT_TRUE(report.pairs.empty());
    EXPECT_TRUE(report.complete);
    EXPECT_EQ(report.share_verified(), 1);
}

// What is called sente reaches its goal, threatens the other, and the answers take that away.
TEST(sente_report, holds_what_a_reading_of_each_goal_says) {
    Rng rng(3);
    std::size_t pairs = 0, answers = 0;
    for (int i = 0; i < 12; ++i) {
        const go::Board board = scattered(rng);
        for (const SenteFinding& finding : find(board).pairs) {
            if (finding.sente.verdict != search::Verdict::won) continue;
            const auto& question = finding.question;
            go::Board after = board;
            after.play(question.move);
            ++pairs;
            EXPECT_FALSE(finding.sente.reached_too);
            EXPECT_TRUE(is_reached(after, question.goal, other(question.goal.friend_side))) << board;
            EXPECT_TRUE(is_reached(after, question.threat, question.threat.friend_side)) << board;
            for (const go::Point p : finding.sente.answers) {
                const go::Move answer{opponent(question.move.color), p};
                if (!after.is_legal(answer, go::Suicide::forbidden)) continue;  // a ko that is retaken
                go::Board answered = after;
                answered.play(answer);
                ++answers;
                if (question.threat.friend_side == Side::defender) continue;  // kos are seen otherwise there
                EXPECT_FALSE(is_reached(answered, question.threat, Side::attacker)) << board;
            }
        }
    }
    EXPECT_GT(pairs, 10u);
    EXPECT_GT(answers, 10u);
}

TEST(sente_report, takes_ways_between_the_same_groups_for_one_goal) {
    const go::Board board = go::diagram(R"(
        X . X . .
        . . . . .
        . . . . X
        . . . . .
        O . . . X)");
    const auto way = [&](std::string_view a, std::string_view b, outcome::Outcome opponent_first) {
        GoalSummary summary;
        summary.goal = tactics::connect(board, go::at(a), go::at(b));
        summary.status = {outcome::Outcome::won(), opponent_first};
        return summary;
    };
    const auto won = outcome::Outcome::won(), lost = outcome::Outcome::lost();
    const auto kept = different_goals(
        board, {way("A5", "E3", lost), way("C5", "E1", lost), way("A5", "C5", won), way("E3", "E1", won)});
    ASSERT_EQ(kept.size(), 3u);
    EXPECT_EQ(kept[0].goal.b, go::at("E3"));
    EXPECT_EQ(kept[1].goal.b, go::at("C5"));
}

TEST(sente_report, keeps_to_the_point_it_is_asked_about) {
    Rng rng(4);
    const go::Board board = scattered(rng);
    go::Position position;
    position.board = board;
    SenteOptions options = quick_sente();
    options.at = go::at("D4");
    Budget budget(Limits{.nodes = 100'000});
    Progress silent;
    for (const SenteFinding& finding : find_sente(position, options, budget, silent).pairs)
        EXPECT_EQ(finding.question.move.point, go::at("D4"));
}

}  // namespace tedomari::analysis
