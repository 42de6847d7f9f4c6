// SPDX-License-Identifier: MIT
#include "player/orthodox.h"

#include <gtest/gtest.h>

#include "go/diagram.h"
#include "survey/quick.test.h"

namespace tedomari::player {
namespace {

using go::Color;

TEST(orthodox, plays_the_hottest_region_first_and_passes_at_the_end) {
    go::Game game({go::diagram(survey::two_halves), Color::black});
    Orthodox player(survey::quick());
    std::vector<std::string> moves;
    while (!game.is_over() && moves.size() < 20) {
        const go::Move move = player.choose(game, game.to_move()).move;
        moves.push_back(go::to_string(move.point));
        game.play(move);
    }
    ASSERT_GE(moves.size(), 6u);
    EXPECT_EQ(moves[0], "E9");
    EXPECT_EQ(moves[1], "E2");
    EXPECT_TRUE(game.is_over());
}

TEST(orthodox, forgets_the_temperature_of_another_game) {
    Orthodox player(survey::quick());
    go::Game game({go::diagram(survey::two_halves), Color::black});
    const go::Move first = player.choose(game, Color::black).move;
    for (int i = 0; i < 8 && !game.is_over(); ++i) game.play(player.choose(game, game.to_move()).move);
    const go::Game again({go::diagram(survey::two_halves), Color::black});
    EXPECT_EQ(player.choose(again, Color::black).move, first);
}

}  // namespace
}  // namespace tedomari::player
