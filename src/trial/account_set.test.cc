// SPDX-License-Identifier: MIT
#include "trial/account_set.h"

#include <gtest/gtest.h>

namespace tedomari::trial {
namespace {

AccountReport examined(const char* game, std::vector<int> moves, std::vector<int> back) {
    AccountQuestion question;
    question.games.path = std::filesystem::path(__FILE__).parent_path() / "../../examples" / game;
    question.moves = std::move(moves);
    question.back = std::move(back);
    question.survey.nodes = 2000;
    question.wider_nodes = 2000;
    const auto report = account_set(question, nullptr);
    EXPECT_TRUE(report);
    return report ? *report : AccountReport{};
}

// Lead, size of a move, forecast and best move of twenty positions tell one story.
TEST(account, holds_on_games_of_our_own) {
    const auto large = examined("selfplay-19x19.sgf", {80}, {30});
    const auto small = examined("endgame-9x9.sgf", {4, 8, 12, 16, 20}, {12, 9, 6, 3});
    const auto brief = examined("short-9x9.sgf", {2, 5, 10, 15, 20}, {12, 9, 6, 3});
    EXPECT_GE(large.cases.size() + small.cases.size() + brief.cases.size(), 20u);
    for (const AccountReport& report : {large, small, brief}) {
        for (const AccountCase& c : report.cases) {
            EXPECT_TRUE(c.is_within_a_move()) << to_text(c);
            EXPECT_TRUE(c.is_glad_to_move()) << to_text(c);
            EXPECT_FALSE(c.captured) << to_text(c);
            EXPECT_EQ(c.broken_rings(), 0) << to_text(c);
        }
    }
}

TEST(account, tells_what_is_broken) {
    AccountCase c;
    c.lead = 3;
    c.temperature = 2;
    c.forecast = 6;
    c.forecast_other = 7;
    c.best = go::Move::pass(go::Color::black);
    EXPECT_FALSE(c.is_within_a_move());
    EXPECT_FALSE(c.is_glad_to_move());
    EXPECT_NE(to_text(c).find("LEAD  TEMPO"), std::string::npos);
    c.mover = go::Color::white;
    EXPECT_TRUE(c.is_glad_to_move());
    c.rings.push_back({"A1", 1, 0, 1, Rational(3), Rational(0), false});
    EXPECT_EQ(c.broken_rings(), 1);
    AccountReport report;
    report.cases = {c};
    EXPECT_FALSE(holds(report));
}

TEST(account, refuses_what_is_no_file) {
    AccountQuestion question;
    question.games.path = "no-such-file.sgf";
    EXPECT_FALSE(account_set(question, nullptr));
}

}  // namespace
}  // namespace tedomari::trial
