// SPDX-License-Identifier: MIT
#include "trial/likely_set.h"

#include <gtest/gtest.h>

#include "endgame/terrain.h"
#include "survey/judge.h"

namespace tedomari::trial {
namespace {

TEST(likely_set, makes_regions_of_the_size_asked_for) {
    int made = 0;
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        const auto region = generated_region(seed, {8, 10});
        if (!region) continue;
        const int open = endgame::take_census(region->position.board, region->points).empty;
        EXPECT_GE(open, 8);
        EXPECT_LE(open, 10);
        EXPECT_TRUE(region->position.board.is_possible());
        ++made;
    }
    EXPECT_GT(made, 20);
}

// Regions so small that little time proves them too.
TEST(likely_set, of_small_regions_is_right) {
    LikelySetQuestion question;
    question.regions = 5;
    question.kind = {4, 5};
    question.seconds = question.seconds_for_proof = 60;
    const survey::RandomGames judge(50);
    std::size_t told = 0;
    const LikelySetReport report = likely_set(question, judge, [&](const LikelyCase&) { ++told; });
    EXPECT_EQ(report.cases.size(), 5U);
    EXPECT_EQ(told, 5U);
    EXPECT_EQ(report.count(&LikelyCase::is_equal), 5);
    EXPECT_EQ(report.count(&LikelyCase::is_near), 5);
}

}  // namespace
}  // namespace tedomari::trial
