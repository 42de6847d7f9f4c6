// SPDX-License-Identifier: MIT
#include "trial/half.h"

#include <gtest/gtest.h>

namespace tedomari::trial {

// Worked out by hand once.  Were it to change, problems that were only ever reported would be tuned to.
TEST(half, of_a_name_never_changes) {
    EXPECT_EQ(half_of("gnugo/capture/4"), Half::report);
    EXPECT_EQ(half_of("games.sgfs.xz:1"), Half::choose);
    EXPECT_EQ(half_of("tactics.tst:10"), Half::report);
}

TEST(half, holds_about_half_of_many_names) {
    Halves halves;
    for (int i = 0; i < 1000; ++i) halves.add("set/" + std::to_string(i), i % 3 == 0);
    EXPECT_EQ(halves.choose.total + halves.report.total, 1000);
    EXPECT_NEAR(halves.choose.total, 500, 50);
    EXPECT_EQ(halves.choose.right + halves.report.right, 334);
}

TEST(half, of_everything_is_one_of_two) {
    for (const char* id : {"", "a", "b", "a/b:3"})
        EXPECT_NE(is_in(Half::choose, id), is_in(Half::report, id)) << id;
    EXPECT_TRUE(is_in(std::nullopt, "a"));
    EXPECT_EQ(parse_half("report"), Half::report);
    EXPECT_EQ(parse_half("Choose"), std::nullopt);
}

TEST(half, is_told_apart) {
    Halves halves;
    halves.choose = {36, 40};
    halves.report = {35, 39};
    EXPECT_EQ(to_string(halves), "choose 36 of 40, report 35 of 39");
}

}  // namespace tedomari::trial
