// SPDX-License-Identifier: MIT
#include "cgt/neutral_ko.h"

#include <gtest/gtest.h>
#include <iostream>

#include "base/rng.h"
#include "cgt/definitions.test.h"

namespace tedomari::cgt {
namespace {

GameGraph built(const std::vector<Definition>& definitions) {
    auto graph = game_graph(definitions);
    if (!graph) throw std::invalid_argument(describe(graph.error()));
    return *std::move(graph);
}

Thermograph neutral(const GameGraph& graph, std::string_view name) {
    const NeutralThermographs solution(graph);
    const ThermographBounds bounds = solution[*graph.find(name)];
    EXPECT_TRUE(bounds.exact()) << name << " " << bounds;
    return bounds.low;
}

TEST(neutral_ko, of_a_simple_ko_is_what_it_is_under_either_komaster) {
    const GameGraph ko = built({{"A", {"24"}, {"B"}}, {"B", {"A"}, {"-9"}}});
    EXPECT_EQ(neutral(ko, "A").mean(), Rational(13));
    EXPECT_EQ(neutral(ko, "B").mean(), Rational(2));
    EXPECT_EQ(neutral(ko, "A").temperature(), Rational(11));
    EXPECT_EQ(neutral(ko, "B").temperature(), Rational(11));
}

TEST(neutral_ko, of_a_ko_in_steps_goes_down_by_equal_steps) {
    const GameGraph ko = built({{"B", {"20"}, {"C"}}, {"C", {"B"}, {"D"}}, {"D", {"C"}, {"-20"}}});
    EXPECT_EQ(neutral(ko, "B").mean(), Rational(10));
    EXPECT_EQ(neutral(ko, "C").mean(), Rational(0));
    EXPECT_EQ(neutral(ko, "D").mean(), Rational(-10));
}

// Where it matters who is komaster, balanced threats give something in between.
TEST(neutral_ko, lies_between_the_komasters) {
    const std::vector<std::vector<Definition>> kos = {{{"G", {"0", "P"}, {"0", "B"}},  // thousand years
                                                       {"P", {"23"}, {"Q"}},
                                                       {"Q", {"P"}, {"-10"}},
                                                       {"A", {"24"}, {"B"}},
                                                       {"B", {"A"}, {"-9"}}},
                                                      {{"G", {"15"}, {"H"}},
                                                       {"H", {"G"}, {"I"}},
                                                       {"I", {"K"}, {"-12"}},
                                                       {"K", {"14"}, {"I"}}}};  // approach
    for (const auto& definitions : kos) {
        const GameGraph ko = built(definitions);
        const Vertex root = *ko.find("G");
        const KoThermographs left(ko, {Side::left}), right(ko, {Side::right});
        const NeutralThermographs both(ko);
        std::cout << "    " << right[root].low.mean() << " <= " << both[root]
                  << " <= " << left[root].low.mean() << std::endl;
        EXPECT_LE(right[root].low.mean(), both[root].low.mean());
        EXPECT_GE(left[root].high.mean(), both[root].high.mean());
    }
}

}  // namespace
}  // namespace tedomari::cgt
