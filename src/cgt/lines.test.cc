// SPDX-License-Identifier: MIT
#include "cgt/lines.h"

#include <gtest/gtest.h>

#include "cgt/definitions.test.h"
#include "cgt/games.test.h"

namespace tedomari::cgt {

namespace {

struct Row {
    const char* path;
    Rational mean, temperature;
    bool stable, mainline;
};

}  // namespace

TEST(lines, table_1) {  // [Berlekamp 1996], the tree of notes 4; n* is a leaf of its own
    GraphBuilder builder;
    const auto number = [&](int n) { return builder.number(n); };
    const auto star = [&](int n) {
        const Vertex v = builder.position();
        builder.option(v, Side::left, number(n));
        builder.option(v, Side::right, number(n));
        return v;
    };
    const auto position = [&](Vertex left, Vertex right) {
        const Vertex v = builder.position();
        builder.option(v, Side::left, left);
        builder.option(v, Side::right, right);
        return v;
    };
    const Vertex d = position(number(1), star(-2)), c = position(number(2), d), b = position(number(15), c);
    const Vertex f = position(number(-1), position(number(-2), star(-5)));
    const Vertex a = position(b, f);
    const GameGraph graph = *std::move(builder).build();
    const KoThermographs solution(graph, {});
    const Lines all = lines(solution, a);
    const Row table[] = {
        {"", 1, 3, true, true},
        {"L", 8, 7, false, true},
        {"LL", 15, -1, true, false},
        {"LR", 1, 1, true, true},
        {"LRL", 2, -1, true, false},
        {"LRR", Rational(-1, 2), Rational(3, 2), false, true},
        {"LRRR", -2, 0, true, false},
        {"LRRL", 1, -1, true, true},
        {"R", -2, 1, true, false},
        {"RL", -1, -1, true, false},
        {"RR", Rational(-7, 2), Rational(3, 2), false, false},
        {"RRR", -5, 0, true, false},
        {"RRL", -2, -1, true, false},
    };
    for (const Row& row : table) {
        const LinePosition* found = all.find(row.path);
        ASSERT_NE(found, nullptr) << row.path;
        EXPECT_EQ(solution[found->state].low.mean(), row.mean) << row.path;
        EXPECT_EQ(solution[found->state].low.temperature(), row.temperature) << row.path;
        EXPECT_EQ(found->stability, row.stable ? Stability::stable : Stability::transient) << row.path;
        EXPECT_EQ(found->mainline, row.mainline) << row.path;
    }
    EXPECT_TRUE(all.complete);
}

TEST(lines, of_a_gote_follow_both_players) {
    Store store;
    Thermographs thermographs(store);
    const GameGraph graph = game_graph_of(thermographs, game(store, "{5|-3}"));
    const KoThermographs solution(graph, {});
    const Lines all = lines(solution, Vertex(0));
    EXPECT_TRUE(all.find("L")->mainline);
    EXPECT_TRUE(all.find("R")->mainline);
}

TEST(lines, with_equally_hot_followers_are_semistable) {
    Store store;
    Thermographs thermographs(store);
    const GameGraph graph = game_graph_of(thermographs, game(store, "{3||2|0}"));
    const KoThermographs solution(graph, {});
    EXPECT_EQ(lines(solution, Vertex(0)).find("R")->stability, Stability::semistable);
}

TEST(lines, through_a_ko_end_when_the_master_fills_it) {
    const GameGraph graph = *game_graph({{"A", {"24"}, {"B"}}, {"B", {"A"}, {"-9"}}});
    const KoThermographs solution(graph, {Side::right});
    const Lines all = lines(solution, *graph.find("A"));
    EXPECT_TRUE(all.find("L")->mainline);  // Left fills
    EXPECT_TRUE(all.find("R")->mainline);  // Right takes and has to go on at once
    EXPECT_EQ(all.find("R")->stability, Stability::transient);
    EXPECT_TRUE(all.find("RR")->mainline);
    EXPECT_EQ(all.find("RL"), nullptr);  // banned
    EXPECT_TRUE(all.complete);
    EXPECT_FALSE(lines(solution, *graph.find("A"), 2).complete);
}

TEST(orthodox_options, change_with_the_temperature) {
    const GameGraph graph = *game_graph({{"G", {"0", "P"}, {"0", "B"}},
                                         {"P", {"23"}, {"Q"}},
                                         {"Q", {"P"}, {"-10"}},
                                         {"A", {"24"}, {"B"}},
                                         {"B", {"A"}, {"-9"}}});
    const KoThermographs solution(graph, {Side::right});
    const Vertex g = *graph.find("G");
    using Indices = std::vector<std::size_t>;
    EXPECT_EQ(orthodox_options(solution, g, Side::left, 4), Indices{0});  // the seki
    EXPECT_EQ(orthodox_options(solution, g, Side::left, 5), (Indices{0, 1}));
    EXPECT_EQ(orthodox_options(solution, g, Side::left, 6), Indices{1});  // the ko

    Store store;
    Thermographs thermographs(store);
    const Game fork = game(store, "{{20|0},8|-10}");
    EXPECT_EQ(orthodox_options(thermographs, fork, Side::left, 2), std::vector{game(store, "8")});
    EXPECT_EQ(orthodox_options(thermographs, fork, Side::left, 9), std::vector{game(store, "{20|0}")});
}

}  // namespace tedomari::cgt
