// SPDX-License-Identifier: MIT
#include "cgt/ko_graph.h"

#include <gtest/gtest.h>

#include "cgt/definitions.test.h"
#include "cgt/games.test.h"
#include "cgt/infinitesimal_ko.h"
#include "cgt/thermographs.h"

namespace tedomari::cgt {

namespace {

// A graph solved for both komasters.
struct Solved {
    GameGraph graph;
    KoThermographs left, right;

    explicit Solved(const std::vector<Definition>& definitions) : Solved(built(definitions)) {}
    explicit Solved(GameGraph g)
        : graph(std::move(g)), left(graph, {Side::left}), right(graph, {Side::right}) {}

    static GameGraph built(const std::vector<Definition>& definitions) {
        auto graph = game_graph(definitions);
        if (!graph) throw std::invalid_argument(describe(graph.error()));
        return *std::move(graph);
    }
    const KoThermographs& solution(Side komaster) const { return komaster == Side::left ? left : right; }
    const Thermograph& exact(std::string_view name, Side komaster) const {
        const ThermographBounds& bounds = solution(komaster)[*graph.find(name)];
        EXPECT_TRUE(bounds.exact()) << name;
        return bounds.low;
    }
    KoTemper temper(std::string_view name) const {
        const Vertex v = *graph.find(name);
        return ko_temper(left[v], right[v]);
    }
    std::vector<std::string> loop_kinds() const {
        std::vector<std::string> result;
        for (const Loop& loop : loops(graph, left, right)) result.emplace_back(to_string(loop.kind));
        return result;
    }
};

void expect_mean_and_temperature(const Thermograph& g, Rational mean, Rational temperature) {
    EXPECT_EQ(g.mean(), mean) << g;
    EXPECT_EQ(g.temperature(), temperature) << g;
}

using Kinds = std::vector<std::string>;

const std::vector<Definition> thirty_three_point_ko = {{"A", {"24"}, {"B"}}, {"B", {"A"}, {"-9"}}};
const std::vector<Definition> thousand_year_ko = {{"G", {"0", "P"}, {"0", "B"}},
                                                  {"P", {"23"}, {"Q"}},
                                                  {"Q", {"P"}, {"-10"}},
                                                  {"A", {"24"}, {"B"}},
                                                  {"B", {"A"}, {"-9"}}};

}  // namespace

TEST(ko_graph, figure_11_has_the_same_means_under_either_komaster) {
    const Solved ko(thirty_three_point_ko);
    for (const Side komaster : {Side::left, Side::right}) {
        expect_mean_and_temperature(ko.exact("A", komaster), 13, 11);
        expect_mean_and_temperature(ko.exact("B", komaster), 2, 11);
    }
    EXPECT_EQ(to_string(ko.exact("A", Side::left)), "left (-1,25) (11,13), right (-1,25) (11,13)");
    EXPECT_EQ(to_string(ko.exact("B", Side::left)), "left (-1,26) (11,2), right (-1,-10) (11,2)");
    EXPECT_EQ(to_string(ko.exact("A", Side::right)), "left (-1,25) (11,13), right (-1,-11) (11,13)");
    EXPECT_EQ(to_string(ko.exact("B", Side::right)), "left (-1,-10) (11,2), right (-1,-10) (11,2)");
    EXPECT_EQ(ko.temper("A"), KoTemper::placid);
    EXPECT_EQ(ko.loop_kinds(), Kinds{"simple ko"});
}

TEST(ko_graph, thousand_year_ko_of_figure_12) {
    const Solved ko(thousand_year_ko);
    const Thermograph& hers = ko.exact("G", Side::left);
    expect_mean_and_temperature(hers, Rational(23, 3), Rational(23, 3));
    EXPECT_EQ(from(hers.left, 0), Trajectory::through({{0, 23}, {Rational(23, 3), Rational(23, 3)}}));
    EXPECT_EQ(from(hers.right, 0), Trajectory::through({{0, 0}, {Rational(23, 3), Rational(23, 3)}}));

    const Thermograph& his = ko.exact("G", Side::right);
    expect_mean_and_temperature(his, 1, 11);
    EXPECT_EQ(from(his.left, 0), Trajectory::through({{0, 0}, {3, -3}, {7, -3}, {11, 1}}));
    EXPECT_EQ(from(his.right, 0), Trajectory::through({{0, -9}, {3, -3}, {7, -3}, {11, 1}}));
    using Kind = Phase::Kind;
    EXPECT_EQ(phases(his), (std::vector<Phase>{{-1, 3, Kind::hill},
                                               {3, 7, Kind::vertical},
                                               {7, 11, Kind::slanting},
                                               {11, std::nullopt, Kind::vertical}}));
    EXPECT_EQ(activation_temperatures(his), (std::vector<Rational>{11, 3}));
    EXPECT_EQ(ko.temper("G"), KoTemper::hyperactive);
    // Below 5 Left prefers the seki, above it the ko.
    EXPECT_EQ(crossings(Trajectory(0), ko.exact("P", Side::right).right), std::vector<Rational>{5});
    EXPECT_EQ(ko.loop_kinds(), (Kinds{"simple ko", "simple ko"}));
}

TEST(ko_graph, approach_ko) {
    const Solved ko(std::vector<Definition>{
        {"G", {"15"}, {"H1"}}, {"H1", {"G"}, {"H2"}}, {"H2", {"K"}, {"-12"}}, {"K", {"14"}, {"H2"}}});
    expect_mean_and_temperature(ko.exact("G", Side::right), Rational(33, 4), Rational(27, 4));
    expect_mean_and_temperature(ko.exact("G", Side::left), 14, 1);
    EXPECT_EQ(ko.temper("G"), KoTemper::hyperactive);
    EXPECT_EQ(ko.loop_kinds(), (Kinds{"simple ko", "simple ko"}));
}

TEST(ko_graph, iterated_ko) {
    const Solved ko(
        std::vector<Definition>{{"B", {"20"}, {"C"}}, {"C", {"B"}, {"D"}}, {"D", {"C"}, {"-20"}}});
    for (const Side komaster : {Side::left, Side::right}) {
        expect_mean_and_temperature(ko.exact("B", komaster), 10, 10);
        expect_mean_and_temperature(ko.exact("C", komaster), 0, 10);
        expect_mean_and_temperature(ko.exact("D", komaster), -10, 10);
    }
    EXPECT_EQ(ko.loop_kinds(), Kinds{"iterated ko"});
    EXPECT_EQ(ko.temper("C"), KoTemper::placid);
}

TEST(ko_graph, seki_as_part_of_a_graph) {
    const Solved seki(
        std::vector<Definition>{{"S", {"L"}, {"R"}}, {"L", {"24"}, {"-10"}}, {"R", {"26"}, {"-8"}}});
    const Thermograph& g = seki.exact("S", Side::left);
    EXPECT_EQ(g.mean(), 0);
    EXPECT_TRUE(is_dormant_at(g, 0));
    EXPECT_EQ(g, seki.exact("S", Side::right));
    EXPECT_EQ(seki.loop_kinds(), Kinds{});
}

// Position U in which Right can take either of two kos, and Left retake: the double ko goes round for ever.
TEST(ko_graph, interlocking_kos_are_no_ko_and_get_bounds) {
    const Solved kos(
        std::vector<Definition>{{"U", {"10"}, {"V", "W"}}, {"V", {"U"}, {"-10"}}, {"W", {"U"}, {"-10"}}});
    EXPECT_EQ(kos.loop_kinds(), Kinds{"not a ko"});
    EXPECT_TRUE(kos.right.unresolved().empty());  // Right takes one and must go on at once
    ASSERT_EQ(kos.left.unresolved().size(), 1u);
    EXPECT_EQ(kos.left.unresolved()[0].size(), 3u);
    const ThermographBounds& bounds = kos.left[*kos.graph.find("U")];
    EXPECT_EQ(maximum(bounds.low.left, bounds.high.left), bounds.high.left);
    EXPECT_EQ(maximum(bounds.low.right, bounds.high.right), bounds.high.right);
    EXPECT_LE(bounds.high.left.at(0), 10);
    EXPECT_GE(bounds.low.right.at(0), -11);  // Right alone could play on from -10 once more
}

TEST(ko_graph, long_cycle_is_no_ko_and_gets_bounds) {
    const Solved cycle(std::vector<Definition>{
        {"A", {"B"}, {"-5"}}, {"B", {"7"}, {"C"}}, {"C", {"D"}, {"-6"}}, {"D", {"9"}, {"A"}}});
    EXPECT_EQ(cycle.loop_kinds(), Kinds{"not a ko"});
    const Vertex a = *cycle.graph.find("A");
    const ThermographBounds& bounds = cycle.left[a];
    EXPECT_EQ(bounds, cycle.right[a]);
    EXPECT_EQ(maximum(bounds.low.left, bounds.high.left), bounds.high.left);
}

TEST(ko_graph, players_who_gain_nothing_by_the_cycle_get_exact_values) {
    // Both would rather take what is outside.
    const Solved cycle(std::vector<Definition>{
        {"A", {"B", "50"}, {"-50"}}, {"B", {"0"}, {"C", "-60"}}, {"C", {"A", "50"}, {"-50"}}});
    EXPECT_EQ(cycle.loop_kinds(), Kinds{"not a ko"});
    const Thermograph& a = cycle.exact("A", Side::left);
    expect_mean_and_temperature(a, 0, 50);
}

TEST(ko_graph, one_player_going_round_alone_never_ends_the_program) {
    const Solved spin(std::vector<Definition>{{"A", {"B"}, {}}, {"B", {"A"}, {}}});
    EXPECT_EQ(spin.loop_kinds(), Kinds{"not a ko"});
    const ThermographBounds& bounds = spin.left[*spin.graph.find("A")];
    EXPECT_FALSE(bounds.exact());
    EXPECT_EQ(spin.temper("A"), KoTemper::unknown);
}

TEST(ko_graph, three_state_loop_of_lifein19x19_ends) {  // moves nobody wants to make
    const Solved loop(std::vector<Definition>{
        {"k1", {"-9"}, {"9", "k2"}}, {"k2", {"k1"}, {"k3"}}, {"k3", {"k2", "-9"}, {"9"}}});
    EXPECT_EQ(loop.loop_kinds(), Kinds{"iterated ko"});
    for (const char* name : {"k1", "k2", "k3"}) {
        for (const Side komaster : {Side::left, Side::right}) {
            const Thermograph& g = loop.exact(name, komaster);
            EXPECT_EQ(minimum(g.left, g.right), g.right);
        }
    }
    EXPECT_EQ(loop.exact("k2", Side::left), -loop.exact("k2", Side::right));
}

TEST(ko_graph, bad_definitions_are_refused_in_words) {
    EXPECT_EQ(game_graph({{"A", {"A"}, {"0"}}}).error().message, "A moves to itself");
    EXPECT_EQ(game_graph({{"A", {"C"}, {"0"}}}).error().message, "C is neither a number nor defined");
    EXPECT_EQ(game_graph({{"A", {}, {}}, {"A", {}, {}}}).error().message, "A is defined twice");
}

TEST(ko_graph, spent_budget_leaves_infinite_bounds) {
    const Solved ko(thirty_three_point_ko);
    Limits limits;
    limits.nodes = 3;
    Budget budget(limits);
    const KoThermographs cut(ko.graph, {Side::left}, &budget);
    EXPECT_FALSE(cut.finished());
    int exact = 0;
    for (std::size_t i = 0; i < ko.graph.size(); ++i) {
        const Vertex v(i);
        if (cut[v].exact()) {
            ++exact;
            EXPECT_EQ(cut[v], ko.left[v]);
        } else {
            EXPECT_TRUE(cut[v].high.left.is_plus_infinity());
        }
    }
    EXPECT_LT(exact, static_cast<int>(ko.graph.size()));
}

namespace {

// Random positions with a few options each among earlier positions and numbers, and some moves back.
GameGraph random_graph(Rng& rng, std::size_t positions, std::uint32_t kos) {
    GraphBuilder builder;
    std::vector<Vertex> made;
    for (std::size_t i = 0; i < positions; ++i) {
        const Vertex v = builder.position();
        for (const Side side : {Side::left, Side::right}) {
            for (std::uint32_t n = 1 + rng.below(2); n > 0; --n) {
                const bool inner = !made.empty() && rng.below(2) == 0;
                const int number = static_cast<int>(rng.below(41)) - 20;
                const Vertex to =
                    inner ? made[rng.below(static_cast<std::uint32_t>(made.size()))] : builder.number(number);
                builder.option(v, side, to);
                if (inner && rng.below(100) < kos) builder.option(to, other(side), v);
            }
        }
        made.push_back(v);
    }
    return *std::move(builder).build();
}

// The loop-free graph's value by way of canonical forms.
Game value_of(Store& store, const GameGraph& graph, Vertex v) {
    if (graph.is_leaf(v)) return store.number(Dyadic(graph.leaf(v).mean()));
    std::vector<Game> left, right;
    for (const Vertex o : graph.options(v, Side::left)) left.push_back(value_of(store, graph, o));
    for (const Vertex o : graph.options(v, Side::right)) right.push_back(value_of(store, graph, o));
    return store.make(left, right);
}

}  // namespace

TEST(ko_graph, loop_free_graphs_have_the_thermographs_of_their_values) {
    Rng rng(6);
    Store store;
    Thermographs thermographs(store);
    for (int i = 0; i < 300; ++i) {
        const Solved solved(random_graph(rng, 6, 0));
        for (std::size_t v = 0; v < solved.graph.size(); ++v) {
            const Thermograph& expected = thermographs.of(value_of(store, solved.graph, Vertex(v)));
            EXPECT_EQ(solved.left[Vertex(v)], (ThermographBounds{expected, expected}));
            EXPECT_EQ(solved.right[Vertex(v)], (ThermographBounds{expected, expected}));
        }
        EXPECT_EQ(solved.loop_kinds(), Kinds{});
    }
}

TEST(ko_graph, laws_on_random_graphs_with_kos) {
    Rng rng(7);
    int exact = 0, inexact = 0, ko = 0;
    for (int i = 0; i < 400; ++i) {
        const Solved solved(random_graph(rng, 6, 40));
        const Solved negative(solved.graph.negative());
        ko += !solved.loop_kinds().empty();
        for (std::size_t v = 0; v < solved.graph.size(); ++v) {
            for (const Side komaster : {Side::left, Side::right}) {
                const auto& [low, high] = solved.solution(komaster)[Vertex(v)];
                const auto& mirrored = negative.solution(other(komaster))[Vertex(v)];
                EXPECT_EQ(maximum(-low.left, mirrored.low.right), -low.left);
                EXPECT_EQ(maximum(-high.left, mirrored.high.right), mirrored.high.right);
                EXPECT_EQ(maximum(low.left, low.right), low.left);
                EXPECT_EQ(maximum(high.left, high.right), high.left);
                EXPECT_EQ(maximum(low.left, high.left), high.left);
                EXPECT_EQ(maximum(low.right, high.right), high.right);
                (low == high ? exact : inexact) += 1;
                if (low != high) continue;
                EXPECT_EQ(mirrored.low, -low);
                EXPECT_EQ(mirrored.high, -low);
                EXPECT_EQ(agree_from(low.left, low.right).has_value(), true);
                EXPECT_LE(*agree_from(low.left, low.right), low.temperature());
                EXPECT_EQ(low.left.last_slope(), 0);
            }
        }
    }
    EXPECT_GT(exact, 1000);
    EXPECT_GT(inexact, 10);
    EXPECT_GT(ko, 100);
}

TEST(ko_graph, adding_a_number_translates) {
    Rng rng(8);
    for (int i = 0; i < 100; ++i) {
        const GameGraph graph = random_graph(rng, 5, 40);
        GraphBuilder builder;
        for (std::size_t v = 0; v < graph.size(); ++v) {
            if (!graph.is_leaf(Vertex(v))) {
                builder.score(builder.position(), Rational(7, 3));
                continue;
            }
            Thermograph shifted = graph.leaf(Vertex(v));
            builder.leaf(shifted += Rational(7, 3));
        }
        for (std::size_t v = 0; v < graph.size(); ++v) {
            for (const Side side : {Side::left, Side::right}) {
                for (const Vertex to : graph.options(Vertex(v), side)) builder.option(Vertex(v), side, to);
            }
        }
        const Solved solved(graph), translated(*std::move(builder).build());
        for (std::size_t v = 0; v < graph.size(); ++v) {
            for (const Side komaster : {Side::left, Side::right}) {
                const ThermographBounds& bounds = solved.solution(komaster)[Vertex(v)];
                if (!bounds.exact()) continue;
                Thermograph shifted = bounds.low;
                shifted += Rational(7, 3);
                EXPECT_EQ(translated.solution(komaster)[Vertex(v)], (ThermographBounds{shifted, shifted}));
            }
        }
    }
}

TEST(ko_graph, scaffolds_and_options_explain_the_walls) {
    const Solved ko(thousand_year_ko);
    const Vertex g = *ko.graph.find("G");
    EXPECT_EQ(thermograph(ko.right.scaffolds(g).low), ko.right[g].low);
    EXPECT_EQ(ko.right[ko.right.options(g, Side::left)[1]].low, ko.exact("P", Side::right));
    const auto captured = ko.right.options(*ko.graph.find("P"), Side::right)[0];
    EXPECT_TRUE(ko.right.is_critical(captured));
    EXPECT_EQ(ko.right.position(captured), *ko.graph.find("Q"));
    EXPECT_TRUE(ko.right.options(captured, Side::left).empty());  // the recapture is banned
    EXPECT_EQ(to_string(ko.right[captured].low), "left (-1,-11) slope 1, right (-1,-11) slope 1");
}

TEST(infinitesimal_ko, is_what_is_left_of_a_ko_without_mean_and_heat) {
    const auto ko = *game_graph({{"A", {"24"}, {"B"}}, {"B", {"A"}, {"-9"}}});
    EXPECT_EQ(*infinitesimal_ko(ko, *ko.find("A")), "13 + heat(a,11); a={0|b}; b={a|0}");
    EXPECT_EQ(*infinitesimal_ko(ko, *ko.find("B")), "2 + heat(a,11); a={b|0}; b={0|a}");
    const auto iterated = *game_graph({{"B", {"20"}, {"C"}}, {"C", {"B"}, {"D"}}, {"D", {"C"}, {"-20"}}});
    EXPECT_EQ(*infinitesimal_ko(iterated, *iterated.find("C")), "0 + heat(a,10); a={b|c}; b={0|a}; c={a|0}");
    const auto thousand = *game_graph({{"G", {"0", "P"}, {"0", "B"}},
                                       {"P", {"23"}, {"Q"}},
                                       {"Q", {"P"}, {"-10"}},
                                       {"A", {"24"}, {"B"}},
                                       {"B", {"A"}, {"-9"}}});
    EXPECT_FALSE(infinitesimal_ko(thousand, *thousand.find("G")));
}

}  // namespace tedomari::cgt
