// SPDX-License-Identifier: MIT
#include "trial/score_rival.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::trial {

TEST(score_rival, reads_scores_as_engines_write_them) {
    EXPECT_EQ(parse_score("B+3.5 (upper bound: 7.0, lower: 1.2)"), Rational(7, 2));
    EXPECT_EQ(parse_score("W+12"), Rational(-12));
    EXPECT_EQ(parse_score("0"), Rational(0));
    EXPECT_FALSE(parse_score("unknown"));
    EXPECT_FALSE(parse_score("B+"));
}

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
