// SPDX-License-Identifier: MIT
#include "analysis/last_move.h"

#include <gtest/gtest.h>

#include "analysis/review.h"
#include "go/diagram.h"
#include "sgf/record.h"
#include "survey/quick.test.h"

namespace tedomari::analysis {

TEST(last_move, says_nothing_where_none_was_made) {
    const go::Game game({go::diagram(survey::two_halves), go::Color::black});
    EXPECT_FALSE(last_move(game, survey::quick()));
}

TEST(last_move, charges_nothing_for_the_best_and_something_for_a_pass) {
    go::Game game({go::diagram(survey::two_halves), go::Color::black});
    game.play({go::Color::black, go::at("E9")});
    const auto best = last_move(game, survey::quick());
    ASSERT_TRUE(best);
    EXPECT_EQ(best->number, 1);
    EXPECT_EQ(best->best, best->move);
    EXPECT_EQ(best->loss, Rational(0));
    game.undo();
    game.play(go::Move::pass(go::Color::black));
    const auto pass = last_move(game, survey::quick());
    ASSERT_TRUE(pass);
    EXPECT_EQ(pass->best, (go::Move{go::Color::black, go::at("E9")}));
    EXPECT_GT(pass->loss, Rational(0));
    EXPECT_EQ(pass->forecast_before, best->forecast_before);
}

TEST(last_move, says_what_it_costs_to_ignore_it) {
    go::Game game({go::diagram(survey::two_halves), go::Color::black});
    game.play({go::Color::black, go::at("E9")});
    EXPECT_FALSE(last_move(game, survey::quick())->ignoring);  // random games have no opinion
    survey::SurveySettings settings = survey::quick();
    settings.judge = survey::SurveySettings().judge;
    const auto told = last_move(game, settings);
    ASSERT_TRUE(told && told->ignoring);
    EXPECT_EQ(told->answer.color, go::Color::white);
}

// To a network that does not know what a move is worth they cost a point.
TEST(last_move, charges_for_nonsense_on_an_open_board) {
    survey::SurveySettings settings = survey::quick();
    settings.judge = survey::SurveySettings().judge;
    for (const char* nonsense : {"K1", "A1", "pass"}) {
        go::Game game(go::square(19));
        const bool passes = std::string_view(nonsense) == "pass";
        game.play(passes ? go::Move::pass(go::Color::black) : go::Move{go::Color::black, go::at(nonsense)});
        EXPECT_GE(last_move(game, settings)->loss, Rational(4)) << nonsense;
    }
    go::Game game(go::square(19));
    game.play({go::Color::black, go::at("D4")});
    EXPECT_LE(last_move(game, settings)->loss, Rational(3, 2));
}

// Practice and review must not tell one player two stories of one move.
TEST(last_move, costs_what_a_review_charges_for_it) {
    for (const char* last : {"E9", "H1", "A1"}) {
        go::Game game({go::diagram(survey::two_halves), go::Color::black});
        game.play({go::Color::black, go::at(last)});
        const sgf::Tree tree = sgf::to_tree(game);
        for (const auto& judge : {survey::quick().judge, survey::SurveySettings().judge}) {
            ReviewSettings settings;
            settings.survey = survey::quick();
            settings.survey.judge = judge;
            const auto reviewed = review(tree, settings);
            const auto told = last_move(game, settings.survey);
            ASSERT_TRUE(reviewed && told);
            EXPECT_EQ(told->loss, reviewed->moves.back().loss) << last;
            EXPECT_EQ(told->evidence, reviewed->moves.back().evidence) << last;
            EXPECT_EQ(told->best.point, reviewed->moves.back().best) << last;
        }
    }
}

}  // namespace tedomari::analysis
