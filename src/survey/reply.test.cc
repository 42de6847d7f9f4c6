// SPDX-License-Identifier: MIT
#include "survey/reply.h"

#include <gtest/gtest.h>

#include "go/diagram.h"
#include "survey/learned.h"

namespace tedomari::survey {
namespace {

// Black takes the liberty of six stones but one, or plays where nothing is left to take.
constexpr const char* six_stones = R"(
    . . . . . . . . .
    . O O O O O O O .
    . O X X X X X X .
    . O X O O O O O O
    . O X O O O O . .
    . O X X X X X X X
    . O O O O O O O O
    . . . . . . . . .
    . . . . . . . . .)";

std::optional<Reply> after(const char* move) {
    go::Game game({go::diagram(six_stones), go::Color::black});
    game.play({go::Color::black, go::at(move)});
    return reply_to_last_move(game, LearnedJudge());
}

TEST(reply, to_atari_is_near_it) {
    const auto reply = after("J5");
    ASSERT_TRUE(reply);
    EXPECT_TRUE(reply->is_sente(2));
    EXPECT_GT(reply->ignoring, Rational(5));
    EXPECT_FALSE(reply->is_sente(reply->heat));  // a move elsewhere is surely worth as much
    EXPECT_NE(reply->answer, reply->elsewhere);
}

TEST(reply, is_told_by_reading_too) {
    go::Game game({go::diagram(six_stones), go::Color::black});
    game.play({go::Color::black, go::at("J5")});
    auto reply = reply_to_last_move(game, LearnedJudge());
    ASSERT_TRUE(reply);
    reply->ignoring = 0;
    read_on(*reply, game, LearnedJudge(), nullptr);
    EXPECT_GT(reply->ignoring, Rational(5));
}

TEST(reply, to_a_move_that_threatens_nothing_is_elsewhere) {
    const auto reply = after("A9");
    ASSERT_TRUE(reply);
    EXPECT_FALSE(reply->is_sente(2));
}

TEST(reply, is_none_to_a_pass_or_for_random_games) {
    go::Game game({go::diagram(six_stones), go::Color::black});
    EXPECT_FALSE(reply_to_last_move(game, LearnedJudge()));
    game.play(go::Move::pass(go::Color::black));
    EXPECT_FALSE(reply_to_last_move(game, LearnedJudge()));
    game.play({go::Color::white, go::at("A1")});
    EXPECT_FALSE(reply_to_last_move(game, RandomGames(10)));
}

}  // namespace
}  // namespace tedomari::survey
