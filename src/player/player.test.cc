// SPDX-License-Identifier: MIT
#include "player/player.h"

#include <gtest/gtest.h>

#include "go/diagram.h"
#include "net/look.h"
#include "player/policy.h"

namespace tedomari::player {

namespace {

using go::Color;
using go::Game;
using go::Move;

constexpr Style styles[] = {Style::monte_carlo, Style::policy,   Style::search,
                            Style::sentestrat,  Style::hotstrat, Style::thermostrat};

Game finished() {
    return Game(go::position(R"(
        . X X O .
        X X X O O
        . X X O O
        X X X O .
        . X X O O)"),
                *go::parse_rules("chinese"));
}

}  // namespace

TEST(player, is_named_as_it_is_read) {
    for (const Style style : styles) EXPECT_EQ(*parse_style(to_string(style)), style);
    EXPECT_FALSE(parse_style("brilliant"));
}

// However little there is left of a budget: whoever is asked last finds it spent, not renewed.
TEST(player, moves_legally_with_a_budget_that_is_spent) {
    const std::atomic<bool> cancel = true;
    const Means endless{.monte_carlo = {std::uint64_t{1} << 60, 1, 1}, .cancel = &cancel};
    for (const Style style : styles) {
        const auto player = make_player(style, endless);
        Game game(go::square(5), *go::parse_rules("chinese"));
        for (int i = 0; i < 12; ++i) {
            Budget budget(Limits{std::chrono::nanoseconds(0), 1}, &cancel);
            const Move move = player->choose(game, game.to_move(), budget);
            ASSERT_TRUE(game.is_legal(move)) << to_string(style);
            ASSERT_EQ(move.color, game.to_move());
            game.play(move);
        }
    }
}

TEST(player, of_every_style_passes_when_only_eyes_are_left) {
    const Means few{.monte_carlo = {50, 1, 1}};
    for (const Style style : styles) {
        const auto player = make_player(style, few);
        for (const Color color : {Color::black, Color::white}) {
            Game game = finished();
            game.play(Move::pass(go::opponent(color)));
            Budget budget(Limits{std::chrono::seconds(1)});
            EXPECT_TRUE(player->choose(game, color, budget).is_pass()) << to_string(style);
        }
    }
}

// Two policies against each other come to an end, on any board, with legal moves only.
TEST(policy, plays_whole_games) {
    for (const int size : {1, 2, 5, 7}) {
        Game game(go::square(size), *go::parse_rules("tromp-taylor"));
        int moves = 0;
        while (!game.is_over() && moves < 4 * size * size + 4) {
            const Move move = choose_at_first_sight(game, game.to_move(), net::Network::shipped());
            ASSERT_TRUE(game.is_legal(move));
            game.play(move);
            ++moves;
        }
        EXPECT_TRUE(game.is_over()) << size;
    }
}

}  // namespace tedomari::player
