// SPDX-License-Identifier: MIT
#include "player/rave_search.h"

#include <gtest/gtest.h>

#include "go/diagram.h"
#include "player/player.h"

namespace tedomari::player {

namespace {

using go::at;
using go::Color;

RaveSettings some_games(std::uint64_t games) {
    RaveSettings settings;
    settings.games = games;
    return settings;
}

// Four black stones are taken or saved at E4.
const char* const race = R"(
    . . . . . . .
    . X . X . X .
    O O O O O O .
    X X X X . X O
    X O O O O X O
    . . O . O . O
    . . . . . . .)";

}  // namespace

TEST(rave_search, fills_no_eye) {
    const go::Game game({go::diagram(R"(
        . X X X X X .
        X X O O O X X
        X O O . O O X
        X O O O O O X
        X O . O O O X
        X X O O O X X
        . X X X X X .)"),
                         Color::black},
                        *go::parse_rules("chinese"));
    RaveSearch search(some_games(100));
    Budget budget;
    const RaveChoice choice = search.think(game, Color::white, budget);
    EXPECT_TRUE(choice.moves.empty());
    EXPECT_TRUE(choice.move.is_pass());
}

TEST(rave_search, saves_or_takes_the_large_chain) {
    for (const Color color : {Color::black, Color::white}) {
        go::Game game({go::diagram(race), color}, *go::parse_rules("chinese"));
        game.set_komi(0);
        RaveSearch search(some_games(1500));
        Budget budget;
        EXPECT_EQ(search.think(game, color, budget).move.point, at("E4")) << to_string(color);
    }
}

TEST(rave_search, is_the_same_every_time_and_keeps_its_tree) {
    go::Game game(go::square(7));
    RaveSearch a(some_games(400)), b(some_games(400));
    Budget budget;
    const RaveChoice first = a.think(game, Color::black, budget);
    EXPECT_EQ(first.move, b.think(game, Color::black, budget).move);
    game.play(first.move);
    const RaveChoice reply = a.think(game, Color::white, budget);
    EXPECT_LT(reply.games, 400u);  // some were kept
    EXPECT_TRUE(game.is_legal(reply.move));
}

TEST(rave_search, plays_on_several_threads) {
    RaveSettings settings = some_games(600);
    settings.threads = 3;
    RaveSearch search(settings);
    Budget budget;
    const RaveChoice choice = search.think(go::Game(go::square(7)), Color::black, budget);
    EXPECT_FALSE(choice.move.is_pass());
    int games = 0;
    for (const RaveMove& move : choice.moves) games += move.games;
    EXPECT_EQ(static_cast<std::uint64_t>(games), choice.games);
}

TEST(rave_search, plays_whole_games_of_legal_moves_without_a_network) {
    Means means;
    means.monte_carlo.playouts = 200;
    means.has_network = false;
    means.visits = 60;
    means.level = 10;
    for (const int level : {10, 3}) {
        means.level = level;
        const auto player = make_player(Style::search, means);
        go::Game game(go::square(5), *go::parse_rules("chinese"));
        int moves = 0;
        for (; !game.is_over() && moves < 200; ++moves) {
            Budget budget;
            const go::Move move = player->choose(game, game.to_move(), budget);
            ASSERT_TRUE(game.is_legal(move)) << game.board() << move;
            game.play(move);
        }
        EXPECT_LT(moves, 200);
    }
}

}  // namespace tedomari::player
