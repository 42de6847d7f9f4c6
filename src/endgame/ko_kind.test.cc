// SPDX-License-Identifier: MIT
#include "endgame/ko_kind.h"

#include <gtest/gtest.h>
#include <iostream>
#include <map>

#include "cgt/definitions.test.h"
#include "endgame/evaluate.h"
#include "endgame/random_rooms.test.h"

namespace tedomari::endgame {
namespace {

std::string name_of(const std::vector<cgt::Definition>& definitions, std::string_view root) {
    auto graph = cgt::game_graph(definitions);
    if (!graph) return "no graph";
    const cgt::Vertex at = *graph->find(root);
    Budget budget;
    const auto kind = ko_kind({*std::move(graph), at}, budget);
    if (!kind) return "not exact";
    return kind->name ? to_string(*kind->name) : "nothing";
}

TEST(ko_kind, names_kos_as_players_do) {
    EXPECT_EQ(name_of({{"A", {"24"}, {"B"}}, {"B", {"A"}, {"-9"}}}, "B"), "direct ko");
    EXPECT_EQ(name_of({{"B", {"20"}, {"C"}}, {"C", {"B"}, {"D"}}, {"D", {"C"}, {"-20"}}}, "C"),
              "ko in 2 steps");
    EXPECT_EQ(
        name_of({{"G", {"15"}, {"H"}}, {"H", {"G"}, {"I"}}, {"I", {"K"}, {"-12"}}, {"K", {"14"}, {"I"}}},
                "G"),
        "approach ko (1 move)");
    EXPECT_EQ(name_of({{"G", {"0", "P"}, {"0", "B"}},
                       {"P", {"23"}, {"Q"}},
                       {"Q", {"P"}, {"-10"}},
                       {"A", {"24"}, {"B"}},
                       {"B", {"A"}, {"-9"}}},
                      "G"),
              "thousand-year ko");
    EXPECT_EQ(name_of({{"G", {"3"}, {"B"}}, {"A", {"24"}, {"B"}}, {"B", {"A"}, {"-9"}}}, "G"), "nothing");
}

TEST(ko_kind, is_shown_of_the_simplest_ko) {
    const Scene ko = scene({"#XO#", "X.xO", "#XO#"});
    const auto game = evaluate(ko.board, ko.region);
    ASSERT_TRUE(game);
    ASSERT_TRUE(game->ko_name);
    EXPECT_EQ(to_string(*game->ko_name), "direct ko");
    EXPECT_FALSE(game->neutral);  // the komasters agree
}

// Where the komasters agree so do balanced threats; else they give something in between.
TEST(ko_kind, of_random_rooms_balances_threats_between_the_komasters) {
    Rng rng(15);
    int kos = 0, exact = 0;
    std::map<std::string, int> names;
    for (int i = 0; i < 1500; ++i) {
        const Scene room = i % 2 == 0 ? random_room(rng) : random_cell(rng);
        if (!room.board.is_possible()) continue;
        const auto graph = region_graph(room.board, room.region, 400);
        if (!graph) continue;
        Budget budget;
        const auto kind = ko_kind(*graph, budget);
        if (!kind) continue;
        if (kind->name) ++names[to_string(*kind->name)];
        const bool differ = kind->black_master != kind->white_master;
        kos += differ ? 1 : 0;
        if (!kind->neutral) continue;
        exact += differ ? 1 : 0;
        EXPECT_LE(kind->white_master.mean(), kind->neutral->mean()) << room.board;
        EXPECT_GE(kind->black_master.mean(), kind->neutral->mean()) << room.board;
        if (differ) continue;
        EXPECT_EQ(kind->neutral->mean(), kind->black_master.mean()) << room.board;
    }
    std::cout << "    " << exact << " of " << kos
              << " rooms in which komasters differ have walls for balanced threats" << std::endl;
    for (const auto& [name, count] : names) std::cout << "    " << count << " " << name << std::endl;
    EXPECT_GT(names["direct ko"], 0);  // few rooms are on a ko at once
    EXPECT_GT(exact, 5);
}

}  // namespace
}  // namespace tedomari::endgame
