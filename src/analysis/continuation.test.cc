// SPDX-License-Identifier: MIT
#include "analysis/continuation.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::analysis {

TEST(continuation, begins_with_the_move_and_goes_on_by_turns) {
    go::Game game(go::Size{9, 9}, go::Rules{});
    for (const char* point : {"E5", "E7", "G6"}) game.play({game.to_move(), go::at(point)});
    const std::vector<go::Move> moves = {{go::Color::white, go::at("G4")}, {go::Color::white, go::at("A1")}};
    Budget budget((Limits()));
    const auto found = continuations(game, moves, {.length = 5, .visits = 20}, budget);
    ASSERT_EQ(found.size(), 2u);
    for (std::size_t i = 0; i < found.size(); ++i) {
        EXPECT_EQ(found[i].move, moves[i]);
        ASSERT_EQ(found[i].line.size(), 5u);
        EXPECT_EQ(found[i].line.front(), moves[i]);
        go::Game after = game;
        for (const go::Move move : found[i].line) {
            ASSERT_TRUE(after.is_legal(move));
            EXPECT_EQ(move.color, after.to_move());
            after.play(move);
        }
    }
    EXPECT_LT(found[0].score, found[1].score);  // A1 is worth nothing to White
}

TEST(continuation, has_its_first_move_without_any_time) {
    const go::Game game(go::Size{9, 9}, go::Rules{});
    Budget none(Limits{.nodes = 0});
    const auto found = continuations(game, {{go::Color::black, go::at("C3")}}, {}, none);
    EXPECT_EQ(found.at(0).line, (std::vector<go::Move>{{go::Color::black, go::at("C3")}}));
}

}  // namespace tedomari::analysis
