// SPDX-License-Identifier: MIT
#include "cgt/stopper.h"

#include <gtest/gtest.h>

#include "cgt/session.h"

namespace tedomari::cgt {
namespace {

std::string worth(const std::string& expression) {
    Session session;
    const auto value = session.evaluate(expression);
    if (!value) return value.error().message;
    if (const auto* text = std::get_if<std::string>(&*value)) return *text;
    if (const auto* claim = std::get_if<bool>(&*value)) return *claim ? "true" : "false";
    return "another kind of value";
}

// [Winning Ways, ch. 11]
TEST(stoppers, add_up_as_in_winning_ways) {
    EXPECT_EQ(worth("on + on"), "on");
    EXPECT_EQ(worth("on + 5"), "on");
    EXPECT_EQ(worth("on + off"), "dud");
    EXPECT_EQ(worth("dud + 3"), "dud");
    EXPECT_EQ(worth("over + over"), "over");
    EXPECT_EQ(worth("over + *"), "over");
    EXPECT_EQ(worth("over + ^"), "over");
    EXPECT_EQ(worth("upon + *"), "upon*");
    EXPECT_EQ(worth("-over"), "under");
    EXPECT_EQ(worth("over + 1"), "1 + over");
    EXPECT_EQ(worth("{on|over}"), worth("{on|over} + 0"));
}

TEST(stoppers, stand_in_the_order_of_winning_ways) {
    for (const char* claim : {"over > 0", "over > 9*^", "over < 1/8", "upon > ^", "upon < ^^", "upon < over",
                              "on > 100", "off < -100", "upon || upon*", "over > upon*", "under < 0",
                              "on == on + 1", "{0|{0|off}} > 0", "{0|{0|off}} < ^"}) {
        EXPECT_EQ(worth(claim), "true") << claim;
    }
}

TEST(stoppers, may_be_defined) {
    EXPECT_EQ(worth("a={0|a}; a"), "over");
    EXPECT_EQ(worth("a={0|a}; a == over"), "true");
    EXPECT_EQ(worth("a={a|}; a + *"), "on");
    EXPECT_EQ(worth("a={a|*}; a"), "upon");
    EXPECT_EQ(worth("over = {1|-1}; 2"), "another kind of value");  // the name is the user's
}

TEST(stoppers, draw_where_play_goes_on) {
    EXPECT_EQ(worth("over + under").substr(0, 10), "no stopper");
    const LoopyGraph dud{{{{0}, {0}}}};
    EXPECT_EQ(result(dud, Side::left), PlayResult::draw);
    EXPECT_FALSE(is_stopper(dud));
    EXPECT_TRUE(is_dud(dud));
}

TEST(stoppers, of_short_games_are_their_values) {
    Session session;
    for (const char* text : {"{3|-1}", "^*", "1/2", "{1||0|-2}"}) {
        const Game game = std::get<Game>(*session.evaluate(text));
        const LoopyGraph graph = loopy_graph(session.store(), game);
        EXPECT_TRUE(is_stopper(graph));
        EXPECT_EQ(compare(graph, graph), std::partial_ordering::equivalent);
        EXPECT_EQ(loopy_text(session.store(), sum(graph, graph.negative())), "0");
    }
}

}  // namespace
}  // namespace tedomari::cgt
