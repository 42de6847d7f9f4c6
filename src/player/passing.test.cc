// SPDX-License-Identifier: MIT
#include "player/passing.h"

#include <gtest/gtest.h>

#include "go/diagram.h"
#include "player/player.h"

namespace tedomari::player {

namespace {

using go::at;
using go::Color;
using go::Game;
using go::Move;

net::TreeSettings few(std::uint64_t visits) {
    net::TreeSettings settings;
    settings.visits = visits;
    return settings;
}

Game game_of(const char* picture, Color to_move, const char* rules = "chinese") {
    Game game({go::diagram(picture), to_move}, *go::parse_rules(rules));
    game.set_komi(0);
    return game;
}

}  // namespace

TEST(passing, gives_up_a_game_that_has_long_been_lost) {
    const char* picture = R"(
        X X X X X X X
        X . X X X . X
        X X X X X X X
        X X X X X X X
        X X X X X X X
        X . X X X . X
        O O O O . . .)";
    const Means means{.visits = 4};
    const auto player = make_player(Style::search, means);
    for (const Color color : {Color::white, Color::black}) {
        Game game = game_of(picture, color);
        for (int i = 0; i < 5; ++i) {
            EXPECT_FALSE(player->gives_up());
            Budget budget;
            player->choose(game, color, budget);
        }
        EXPECT_EQ(player->gives_up(), color == Color::white);
        Budget budget;
        player->choose(game, go::opponent(color), budget);
    }
}

TEST(passing, ends_a_won_game_after_the_opponents_pass) {
    Game game = game_of(R"(
        . X X O .
        X X X O O
        . X X O O
        X X X O .
        . X X O O)",
                        Color::white);
    game.play(Move::pass(Color::white));
    EXPECT_TRUE(should_end(game, Color::black, net::Network::shipped().look(game)));
    game.set_komi(20);
    EXPECT_FALSE(wins_as_it_stands(game, Color::black, net::Network::shipped().look(game)));
}

// The white stone is dead, but alive to those who lift nothing: it costs Black the game until it is taken.
TEST(passing, captures_what_is_not_lifted) {
    const char* picture = R"(
        . X . X .
        X X X X X
        . . O . .
        X X X X X
        O O O O O
        O . O . O)";
    net::Network& network = net::Network::shipped();
    Game game = game_of(picture, Color::white, "tromp-taylor");
    game.set_komi(7);
    game.play(Move::pass(Color::white));
    const net::Look look = network.look(game);
    EXPECT_FALSE(wins_as_it_stands(game, Color::black, look));
    const Move move = cleaning_move(game, Color::black, look);
    ASSERT_FALSE(move.is_pass());
    EXPECT_TRUE(game.board().liberty_set(at("C4")).contains(move.point));
    net::TreeSearch search(network, few(20));
    Budget budget;
    EXPECT_FALSE(choose_by_search(game, Color::black, search, budget).move.is_pass());
}

}  // namespace tedomari::player
