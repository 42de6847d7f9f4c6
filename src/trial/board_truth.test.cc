// SPDX-License-Identifier: MIT
#include "trial/board_truth.h"

#include <gtest/gtest.h>

namespace tedomari::trial {
namespace {

TEST(board_truth, the_sum_of_regions_is_the_board) {
    TruthQuestion question;
    question.boards = 250;
    question.most_open = 8;
    question.play = false;
    const TruthReport report = board_truth(question);
    EXPECT_GT(report.boards, 60);
    EXPECT_GT(report.formed, 60);
    EXPECT_EQ(report.forms, report.formed);
    EXPECT_EQ(report.optimal, report.formed);
    EXPECT_EQ(report.within, report.boards);
}

TEST(board_truth, sentestrat_loses_no_more_than_the_temperature) {
    TruthQuestion question;
    question.boards = 60;
    question.most_open = 7;
    question.seed = 2;
    const TruthReport report = board_truth(question);
    EXPECT_GT(report.played, 20);
    EXPECT_EQ(report.loss_within, report.played);
}

}  // namespace
}  // namespace tedomari::trial
