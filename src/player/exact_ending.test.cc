// SPDX-License-Identifier: MIT
#include "player/exact_ending.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::player {

namespace {

using go::Color;

go::Game game_of(const char* picture, Color color, const char* rules = "chinese") {
    return go::Game({go::diagram(picture), color}, *go::parse_rules(rules));
}

std::optional<LastMoves> ending(const char* picture, Color color, const char* rules = "chinese") {
    ExactEnding exact(net::Network::shipped());
    return exact.choose(game_of(picture, color, rules), color);
}

// A corridor, a dame, and nothing else.
const char* const corridor = R"(
    X X X X X X O O O
    X . X . . . O O .
    X X X X X X O O O
    . X X X X . O O O
    X X X X X X O . O
    X . X X X X O O O
    X X X X X X O O O
    . X X X X X O O .
    X X X X X X O O O)";

}  // namespace

TEST(exact_ending, knows_what_comes_first) {
    const auto white = ending(corridor, Color::white);
    ASSERT_TRUE(white);
    EXPECT_EQ(white->best, go::PointSet{go::at("F8")});
    EXPECT_FALSE(white->pass_is_best);
}

TEST(exact_ending, has_nothing_to_say_in_the_opening_nor_where_territory_counts) {
    EXPECT_FALSE(ending(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . X . . . O . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . O . . . X . .
        . . . . . . . . .
        . . . . . . . . .)",
                        Color::black));
    EXPECT_FALSE(ending(corridor, Color::black, "japanese"));
}

// Whatever the search found: a pass, the dame, or what is best already.
TEST(exact_ending, keeps_what_loses_nothing_and_replaces_what_does) {
    const go::Game game = game_of(corridor, Color::white);
    net::Network& network = net::Network::shipped();
    ExactEnding exact(network);
    const auto proved = exact.choose(game, Color::white);
    ASSERT_TRUE(proved);
    TreeSettings settings;
    settings.visits = 20;
    TreeSearch search(network, settings);
    Budget budget;
    SearchedMove found = choose_by_search(game, Color::white, search, budget);
    for (const char* point : {"F8", "F6", "pass"}) {
        found.move = {Color::white, std::string_view(point) == "pass" ? go::Point() : go::at(point)};
        EXPECT_EQ(exact.settle(game, found, *proved, 20).point, go::at("F8")) << point;
    }
}

}  // namespace tedomari::player
