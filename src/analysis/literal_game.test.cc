// SPDX-License-Identifier: MIT
#include "analysis/literal_game.h"

#include <gtest/gtest.h>

#include "cgt/ko_graph.h"

namespace tedomari::analysis {

namespace {

using cgt::Vertex;

// Evaluates first, as the contract asks.
Result<cgt::GameGraph> literal(cgt::Session& session, const char* program) {
    const auto value = session.evaluate(program);
    if (!value) return value.error();
    return literal_game(session, program);
}

std::size_t moves(const cgt::GameGraph& graph, cgt::Side side) {
    return graph.options(Vertex(0), side).size();
}

}  // namespace

TEST(literal_game, keeps_moves_that_the_canonical_form_leaves_out) {
    cgt::Session session;
    const auto graph = literal(session, "{1,0,{5|0}|-1,-1}");
    ASSERT_TRUE(graph);
    EXPECT_EQ(moves(*graph, cgt::Side::left), 3u);
    EXPECT_EQ(moves(*graph, cgt::Side::right), 2u);
    const auto number = literal(session, "{0|2}");  // is 1
    ASSERT_TRUE(number);
    EXPECT_FALSE(number->is_leaf(Vertex(0)));
}

TEST(literal_game, is_canonical_where_it_is_calculated) {
    cgt::Session session;
    const auto number = literal(session, "{0|2} + 1");
    ASSERT_TRUE(number);
    ASSERT_TRUE(number->is_leaf(Vertex(0)));
    EXPECT_EQ(number->leaf(Vertex(0)).mean(), 2);
    const auto sum = literal(session, "{3,1|0} + 0");
    ASSERT_TRUE(sum);
    EXPECT_EQ(moves(*sum, cgt::Side::left), 1u);
}

TEST(literal_game, holds_a_name_once_wherever_it_is_defined) {
    cgt::Session session;
    const auto graph = literal(session, "G = {A|{A|B}}; B = {A|-5}; A = {3|1}; G");
    ASSERT_TRUE(graph);
    const Vertex a = graph->options(Vertex(0), cgt::Side::left)[0];
    const Vertex right = graph->options(Vertex(0), cgt::Side::right)[0];
    EXPECT_EQ(graph->options(right, cgt::Side::left)[0], a);
    const Vertex b = graph->options(right, cgt::Side::right)[0];
    EXPECT_EQ(graph->options(b, cgt::Side::left)[0], a);
}

TEST(literal_game, uses_names_of_earlier_programs) {
    cgt::Session session;
    ASSERT_TRUE(session.evaluate("Early = {4|-4}"));
    const auto graph = literal(session, "{Early|-9}");
    ASSERT_TRUE(graph);
    EXPECT_EQ(moves(*graph, cgt::Side::left), 1u);
}

// Whatever moves it keeps, it is worth what its canonical form is.
TEST(literal_game, has_the_thermograph_of_the_canonical_form) {
    for (const char* text :
         {"7", "{0|2}", "*", "{5|-5}", "{1|10||0|||-20||-21}", "{3,{9|1}|{2|-7},0}",
          "A = {6|2}; {A,1|{A|-6}}", "{10|4||0} + {5|1}", "2*{3|1}", "{{8|4},7|{3|{2|-9}}}"}) {
        cgt::Session session;
        const auto graph = literal(session, text);
        ASSERT_TRUE(graph) << text;
        const cgt::KoThermographs solution(*graph, {cgt::Side::left});
        ASSERT_TRUE(solution[Vertex(0)].exact()) << text;
        const auto value = session.evaluate(text);
        EXPECT_EQ(solution[Vertex(0)].low, session.thermographs().of(std::get<cgt::Game>(*value))) << text;
    }
}

TEST(literal_game, of_bad_text_says_where) {
    cgt::Session session;
    const auto unclosed = literal_game(session, "{1|");
    ASSERT_FALSE(unclosed);
    EXPECT_GT(unclosed.error().column, 0);
    EXPECT_FALSE(literal_game(session, "{Nobody|0}"));
}

}  // namespace tedomari::analysis
