// SPDX-License-Identifier: MIT
#include "trial/score_rival.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::trial {

// Black has 15 points of the 25, White 10; by territory 5 against 5.
TEST(score_rival, asks_gnu_go_by_either_rules) {
    const go::Position position = go::position(R"(
        . X X O .
        X . X O O
        . X X O .
        X X X O O
        . X X O .)");
    const ScoreRival rival("/usr/games/gnugo --mode gtp");
    for (const auto& [rules, score] :
         {std::pair("japanese", Rational(1)), std::pair("chinese", Rational(5))}) {
        go::Game game(position, *go::parse_rules(rules));
        game.set_komi(0);
        const auto said = rival(game);
        ASSERT_TRUE(said) << rules;
        EXPECT_EQ(*said, score) << rules;
    }
}

TEST(score_rival, says_nothing_when_there_is_no_such_engine) {
    EXPECT_FALSE(ScoreRival("/no/such/engine")(go::Game(go::square(5))));
}

}  // namespace tedomari::trial
