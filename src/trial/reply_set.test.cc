// SPDX-License-Identifier: MIT
#include "trial/reply_set.h"

#include <gtest/gtest.h>

namespace tedomari::trial {
namespace {

PlayedOn played(double mean, double error) { return {16, mean, error}; }

ReplyCase reply(double answered, double ignored, Rational judged) {
    ReplyCase c;
    c.answer.color = go::Color::white;
    c.answered = played(answered, 1);
    c.ignored = played(ignored, 1);
    c.ignoring = judged;
    c.called_sente = judged > Rational(0);
    return c;
}

}  // namespace

TEST(reply_set, plays_games_on_with_the_move_answered_and_ignored) {
    ReplyQuestion question;
    question.games.path = std::filesystem::path(__FILE__).parent_path() / "../../examples/endgame-9x9.sgf";
    question.moves = {10, 20};
    question.games_each = 2;
    question.moves_each = 2;
    question.survey.nodes = 1000;
    int told = 0;
    const auto report = reply_set(question, nullptr, [&](const ReplyCase&) { ++told; });
    ASSERT_TRUE(report);
    EXPECT_EQ(report->cases.size(), 2U);
    EXPECT_EQ(told, 2);
    for (const ReplyCase& c : report->cases) {
        EXPECT_EQ(c.answered.games, 2);
        EXPECT_NE(c.answer.point, c.elsewhere.point);
        EXPECT_NE(c.answer.color, c.move.color);
    }
    question.games.path = "no-such-file.sgf";
    EXPECT_FALSE(reply_set(question, nullptr));
}

TEST(reply_set, counts_what_is_lost_in_the_eyes_of_who_answers) {
    const ReplyCase lost = reply(-8, 2, 3);
    EXPECT_DOUBLE_EQ(lost.cost(), 10);
    EXPECT_TRUE(lost.is_sente() && lost.is_clear() && lost.is_right());
    EXPECT_FALSE(reply(2, 3, -1).is_clear());
    ReplyReport report;
    report.cases = {lost, reply(4, -6, 5), reply(-8, 2, -1)};
    EXPECT_EQ(to_text(report),
              "all                         3 moves: 1 right; 2 sente, 1 gote; told apart 0.00\n"
              "clear by games              3 moves: 1 right; 2 sente, 1 gote; told apart 0.00\n");
}

}  // namespace tedomari::trial
