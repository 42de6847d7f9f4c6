// SPDX-License-Identifier: MIT
#include "analysis/lines_of_play.h"

#include <gtest/gtest.h>

namespace tedomari::analysis {
namespace {

TEST(lines_of_play, are_table_1_of_the_economists_view) {
    cgt::Session session;
    const auto report = lines_of_play(session, "{{15|{2|{1|-2*}}}|{-1|{-2|-5*}}}");
    ASSERT_TRUE(report);
    EXPECT_TRUE(report->complete);
    EXPECT_EQ(report->rows[0].mean, 1);
    EXPECT_EQ(report->rows[0].temperature, 3);
    for (const auto& row : report->rows) {
        if (row.path == "L") {
            EXPECT_EQ(row.temperature, 7);
            EXPECT_EQ(row.stability, cgt::Stability::transient);
            EXPECT_TRUE(row.mainline);
        }
        if (row.path == "RR") EXPECT_FALSE(row.mainline);
    }
}

TEST(lines_of_play, of_kos_and_of_what_is_no_game) {
    cgt::Session session;
    const auto ko = lines_of_play(session, "A={24|B}; B={A|-9}; A", cgt::Side::right);
    ASSERT_TRUE(ko);
    EXPECT_EQ(ko->rows[0].mean, 13);
    EXPECT_FALSE(lines_of_play(session, "1 < 2"));
    EXPECT_FALSE(lines_of_play(session, "{1|"));
}

}  // namespace
}  // namespace tedomari::analysis
