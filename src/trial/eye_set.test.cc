// SPDX-License-Identifier: MIT
#include "trial/eye_set.h"

#include <gtest/gtest.h>

#include "analysis/tactical.h"
#include "go/random_boards.test.h"
#include "trial/games_file.test.h"

namespace tedomari::trial {
namespace {

EyeSetQuestion question_of(const GamesFile& file, Rival rival) {
    EyeSetQuestion question;
    question.games.path = file.path();
    question.games.sample = 6;
    question.rival = std::move(rival);
    return question;
}

// Our own answers, as any engine gives them.
std::optional<RivalAnswer> ourselves(const go::Board& board, const std::string& query) {
    tactics::ReadingTable table;
    Budget budget;
    const auto point = go::parse_point(query.substr(query.find(' ') + 1), board.size());
    return RivalAnswer{analysis::eval_eye(board, *point, table, budget), 0};
}

TEST(eye_set, we_agree_with_ourselves) {
    const GamesFile file(6, 7);
    const auto report = eye_set(question_of(file, ourselves));
    ASSERT_TRUE(report);
    EXPECT_GE(report->cases.size(), 6u);
    for (const EyeCase& c : report->cases) EXPECT_TRUE(c.agrees()) << c.game << c.query;
    const Halves halves = report->halves(&EyeCase::game, &EyeCase::agrees);
    EXPECT_EQ(halves.choose.total + halves.report.total, static_cast<int>(report->cases.size()));
    EXPECT_EQ(report->of_size(0, 0).total, 0) << "what neither sees is not asked";
}

TEST(eye_set, who_sees_no_eyes_differs_wherever_we_see_some) {
    const GamesFile file(6, 7);
    const auto blind = [](const go::Board&, const std::string&) { return RivalAnswer{"-1", 0}; };
    const auto report = eye_set(question_of(file, blind));
    ASSERT_TRUE(report);
    EXPECT_GE(report->cases.size(), 6u);
    EXPECT_EQ(report->of_size(0, 49).right, 0);
}

TEST(eye_set, counts_agree_whatever_the_vital_points) {
    EyeCase c;
    c.ours = "0 1 D4 D4";
    c.rival = "0 1 C3 D4";
    EXPECT_TRUE(c.agrees());
    c.rival = "0 0";
    EXPECT_FALSE(c.agrees());
}

TEST(eye_set, ends_where_the_rival_does_and_needs_one) {
    const GamesFile file(3, 7);
    const auto silent = [](const go::Board&, const std::string&) { return std::optional<RivalAnswer>{}; };
    EXPECT_FALSE(eye_set(question_of(file, silent)));
    EXPECT_FALSE(eye_set(question_of(file, {})));
    EyeSetQuestion nowhere = question_of(file, ourselves);
    nowhere.games.path = "no-such-file.sgf";
    EXPECT_FALSE(eye_set(nowhere));
}

}  // namespace
}  // namespace tedomari::trial
