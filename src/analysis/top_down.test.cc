// SPDX-License-Identifier: MIT
#include "analysis/top_down.h"

#include <gtest/gtest.h>

#include "cgt/ko_graph.h"

namespace tedomari::analysis {
namespace {

TEST(top_down, agrees_with_the_thermograph_from_below) {
    for (const char* text : {"3", "*", "{5|-5}", "{1|10||0|||-20||-21}", "{10|4||0} + {5|1}",
                             "domineering(3x4)", "1/2", "-3/8+^", "{1/2|-1/4}"}) {
        cgt::Session session;
        const auto report = top_down(session, text);
        ASSERT_TRUE(report) << text;
        const auto value = session.evaluate(text);
        const cgt::Thermograph whole = session.thermographs().of(std::get<cgt::Game>(*value));
        EXPECT_EQ(report->thermograph, whole) << text;
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

TEST(top_down, looks_at_kos_under_either_komaster) {
    cgt::Session session;
    for (const char* text :
         {"A={24|B}; B={A|-9}; A", "A={24|B}; B={A|-9}; B", "B={20|C}; C={B|D}; D={C|-20}; C",
          "G={0,P|0,B}; P={23|Q}; Q={P|-10}; A={24|B}; B={A|-9}; G"}) {
        const auto value = session.evaluate(text);
        const auto& loopy = std::get<cgt::LoopyGame>(*value);
        for (const cgt::Side komaster : {cgt::Side::left, cgt::Side::right}) {
            const auto report = top_down(session, text, komaster);
            ASSERT_TRUE(report) << text;
            EXPECT_EQ(report->thermograph, cgt::KoThermographs(*loopy.graph, {komaster})[loopy.vertex].low)
                << text;
        }
    }
}

TEST(top_down, wants_a_game) {
    cgt::Session session;
    EXPECT_FALSE(top_down(session, "1 < 2"));
    EXPECT_FALSE(top_down(session, "{1|"));
}

}  // namespace
}  // namespace tedomari::analysis
