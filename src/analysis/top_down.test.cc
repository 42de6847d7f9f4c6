// SPDX-License-Identifier: MIT
#include "analysis/top_down.h"

#include <gtest/gtest.h>

namespace tedomari::analysis {
namespace {

TEST(top_down, agrees_with_the_thermograph_from_below) {
    for (const char* text :
         {"3", "*", "{5|-5}", "{1|10||0|||-20||-21}", "{10|4||0} + {5|1}", "domineering(3x4)"}) {
        cgt::Session session;
        const auto report = top_down(session, text);
        ASSERT_TRUE(report) << text;
        const auto value = session.evaluate(text);
        const cgt::Thermograph whole = session.thermographs().of(std::get<cgt::Game>(*value));
        EXPECT_EQ(report->mean(), whole.mean()) << text;
        EXPECT_EQ(std::max(report->temperature(), Rational(0)), std::max(whole.temperature(), Rational(0)))
            << text;
        for (int t = 0; t < 12; ++t) {
            EXPECT_EQ(report->thermograph.left.at(t), whole.left.at(t)) << text << " at " << t;
            EXPECT_EQ(report->thermograph.right.at(t), whole.right.at(t)) << text << " at " << t;
        }
        EXPECT_LE(report->for_temperature, report->for_walls);
        EXPECT_LE(report->for_walls, static_cast<std::uint64_t>(report->positions));
    }
}

TEST(top_down, leaves_most_of_a_deep_game_alone) {  // what lies far below the first switch
    cgt::Session session;
    const auto report = top_down(session, "{100|{1|10||0|||-20||-21} + {3|1}}");
    ASSERT_TRUE(report);
    EXPECT_LT(report->for_temperature, static_cast<std::uint64_t>(report->positions) / 2);
}

TEST(top_down, wants_a_game_without_loops) {
    cgt::Session session;
    EXPECT_FALSE(top_down(session, "A={24|B}; B={A|-9}; A"));
    EXPECT_FALSE(top_down(session, "1 < 2"));
    EXPECT_FALSE(top_down(session, "{1|"));
}

}  // namespace
}  // namespace tedomari::analysis
