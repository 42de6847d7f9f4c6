// SPDX-License-Identifier: MIT
#include "analysis/sum_play.h"

#include <gtest/gtest.h>

#include "base/rng.h"

namespace tedomari::analysis {

namespace {

Result<SumPlay> played(const SumQuestion& question) {
    cgt::Session session;
    Budget budget;
    return sum_play(session, question, budget);
}

SumQuestion sum_of(std::vector<std::string> expressions) {
    SumQuestion question;
    for (std::string& expression : expressions) {
        question.summands.emplace_back().expression = std::move(expression);
    }
    return question;
}

std::string random_switch(Rng& rng) {
    const int low = static_cast<int>(rng.below(9)) - 6, high = low + static_cast<int>(rng.below(7));
    return "{" + std::to_string(high) + "|" + std::to_string(low) + "}";
}
std::string random_game(Rng& rng) {
    return rng.below(2) == 0 ? random_switch(rng) : "{9|" + random_switch(rng) + "}";
}

}  // namespace

TEST(sum_play, gets_no_less_than_a_strategy_is_sure_of_and_no_more_than_the_other_leaves) {
    Rng rng(16);
    for (int i = 0; i < 40; ++i) {
        SumQuestion question = sum_of({random_game(rng), random_game(rng), random_game(rng)});
        question.left = i % 2 == 0 ? "hotstrat" : "sentestrat";
        question.right = i % 3 == 0 ? "thermostrat" : "sentestrat";
        const auto play = played(question);
        ASSERT_TRUE(play) << play.error().message;
        ASSERT_TRUE(play->left_sure && play->right_sure && play->optimum && play->optimum->exact());
        EXPECT_LE(*play->left_sure, play->record.score);
        EXPECT_LE(play->record.score, *play->right_sure);
        EXPECT_LE(*play->left_sure, play->optimum->low);
        EXPECT_LE(play->optimum->high, *play->right_sure);
    }
}

TEST(sum_play, tells_a_human_what_each_move_would_lose_and_plays_on_with_his_choice) {
    SumQuestion question = sum_of({"{5|-5}", "{3|-3}"});
    question.human = cgt::Side::left;
    const auto begun = played(question);
    ASSERT_TRUE(begun && begun->choices);
    ASSERT_EQ(begun->choices->size(), 2u);
    for (const SumPlay::Choice& choice : *begun->choices) {
        EXPECT_EQ(choice.loss, choice.turn.summand == 0 ? Rational(0) : Rational(2));
        question.plays = {choice.turn};
        const auto over = played(question);
        ASSERT_TRUE(over) << over.error().message;
        EXPECT_EQ(over->record.score, choice.turn.summand == 0 ? Rational(2) : Rational(-2));
        EXPECT_EQ(over->errors.left_losses, choice.loss);
    }
    question.plays.assign(4, begun->choices->front().turn);
    EXPECT_FALSE(played(question)) << "a switch is played once";
}

TEST(sum_play, turns_a_game_whose_left_side_the_second_player_bought) {
    SumQuestion question = sum_of({"{4|0}"});
    question.economic = true;
    question.summands[0].bids = economy::Bids{1, 3};
    const auto play = played(question);
    ASSERT_TRUE(play) << play.error().message;
    ASSERT_EQ(play->summands.size(), 1u);
    EXPECT_TRUE(play->summands[0].turned);
    EXPECT_EQ(play->summands[0].mean, -2);
}

TEST(sum_play, refuses_what_has_no_meaning) {
    SumQuestion question = sum_of({"{1|-1}"});
    question.t_min = -1;
    EXPECT_EQ(played(question).error().message, "taxes below 0 need the economic rules");
    question = sum_of({"{1|-1}"});
    question.left = question.right = "nemesis";
    EXPECT_EQ(played(question).error().message, "a nemesis needs an opponent whose strategy is fixed");
    EXPECT_FALSE(played(sum_of({"{1|"})));
}

}  // namespace tedomari::analysis
