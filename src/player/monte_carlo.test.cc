// SPDX-License-Identifier: MIT
#include "player/monte_carlo.h"

#include <gtest/gtest.h>

#include "base/rng.h"
#include "go/diagram.h"

namespace tedomari::player {

namespace {

using go::Color;
using go::Game;
using go::Move;

go::Rules chinese() { return *go::parse_rules("chinese"); }

Move choice(const Game& game, Color color, std::uint64_t playouts = 400, std::uint64_t seed = 1) {
    Budget budget;
    return choose_move(game, color, {playouts, seed, 1}, budget).move;
}

}  // namespace

TEST(monte_carlo, plays_where_much_can_be_taken_or_saved) {
    const Game game(go::position(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . O . . . O . .
        . . . . . . . . .
        . . . . . . . . .
        . X X X O . . . .
        X O O O . . X . .
        . X X X O . . . .
        . . . . . . . . .)"),
                    chinese());
    EXPECT_EQ(choice(game, Color::black, 1000), (Move{Color::black, go::at("E3")}));
    EXPECT_EQ(choice(game, Color::white, 1000), (Move{Color::white, go::at("E3")}));
}

TEST(monte_carlo, passes_when_only_eyes_are_left) {
    const Game game(go::position(R"(
        . X X O .
        X X X O O
        . X X O O
        X X X O .
        . X X O O)"),
                    chinese());
    EXPECT_TRUE(choice(game, Color::black).is_pass());
    EXPECT_TRUE(choice(game, Color::white).is_pass());
}

// Black's eye on the left needs no move, but random games play there when they must.
TEST(monte_carlo, answers_a_pass_with_a_pass_when_it_is_ahead) {
    Game game(go::position(R"(
        . . X O .
        X . X O O
        . . X O .
        X . X O O
        X X X O .)"),
              chinese());
    game.play(Move::pass(Color::white));
    game.set_komi(0);
    EXPECT_TRUE(choice(game, Color::black).is_pass());
    game.set_komi(30);
    EXPECT_FALSE(choice(game, Color::black).is_pass());
}

TEST(monte_carlo, does_not_end_a_game_that_is_open) {
    Game game(go::square(5), chinese());
    game.play({Color::black, go::at("C3")});
    game.play({Color::white, go::at("C5")});
    game.play(Move::pass(Color::black));
    for (std::uint64_t seed = 1; seed <= 20; ++seed)
        EXPECT_FALSE(choice(game, Color::white, 50, seed).is_pass());
}

TEST(monte_carlo, is_determined_by_seed_and_number_of_games) {
    const Game game(go::square(5), chinese());
    EXPECT_EQ(choice(game, Color::black, 300, 5), choice(game, Color::black, 300, 5));
}

TEST(monte_carlo, plays_something_when_there_is_no_time_at_all) {
    const Game game(go::square(9), chinese());
    const std::atomic<bool> cancelled = true;
    Budget budget(Limits{}, &cancelled);
    const MoveChoice choice = choose_move(game, Color::black, {1000000, 1, 1}, budget);
    EXPECT_FALSE(choice.move.is_pass());
    EXPECT_LT(choice.sample.games(), 1000u);
}

// Its own eyes stay open, its moves are legal under every rule set, and the game comes to an end.
TEST(monte_carlo, finishes_games_on_many_boards_by_legal_moves) {
    for (const go::Size size : {go::square(1), go::square(2), go::Size{1, 7}, go::Size{6, 2}, go::square(5),
                                go::Size{5, 7}, go::Size{25, 1}}) {
        Game game(size, chinese());
        Game strict(size, *go::parse_rules("koPOSITIONALscoreAREAsui0"));
        const int limit = 4 * size.points() + 10;
        for (int i = 0; i < limit && !game.is_over(); ++i) {
            const Move move = choice(game, game.to_move(), 40, 7);
            ASSERT_TRUE(game.is_legal(move)) << to_string(size) << " " << to_string(move);
            ASSERT_TRUE(strict.is_legal(move)) << to_string(size) << " " << to_string(move);
            game.play(move);
            strict.play(move);
        }
        EXPECT_TRUE(game.is_over()) << to_string(size);
    }
}

}  // namespace tedomari::player
