// SPDX-License-Identifier: MIT
#include "survey/judged_region.h"

#include <gtest/gtest.h>

namespace tedomari::survey {

namespace {

local::LocalGame counted(Rational count, Evidence evidence) {
    local::LocalGame game;
    game.count = {-50, count, 62};
    game.temperature = {-1, 2, 56};
    game.evidence = evidence;
    return game;
}

}  // namespace

// A nearly empty 9x9 board of which shortcuts made 62 points for Black, and the network 7.
TEST(judged_region, believes_no_shortcut_that_a_learned_judge_is_far_from) {
    const auto judged = counted(7, Evidence::learned);
    EXPECT_FALSE(is_believed(counted(62, Evidence::bounded), judged));
    EXPECT_TRUE(is_believed(counted(9, Evidence::bounded), judged));
    EXPECT_TRUE(is_believed(counted(62, Evidence::proved), judged));
    EXPECT_TRUE(is_believed(counted(62, Evidence::bounded), counted(7, Evidence::sampled)));
}

TEST(judged_region, is_kept_within_what_is_proved) {
    local::LocalGame judged = counted(70, Evidence::learned);
    keep_within(counted(0, Evidence::bounded), judged);
    EXPECT_EQ(judged.count, (local::Estimate{-50, 62, 62}));
    EXPECT_EQ(judged.temperature, (local::Estimate{-1, 2, 56}));
}

}  // namespace tedomari::survey
