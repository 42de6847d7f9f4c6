// SPDX-License-Identifier: MIT
#include "analysis/outcome_value.h"

#include <gtest/gtest.h>

namespace tedomari::analysis {

namespace {

OutcomeValue valued(std::string_view expression) {
    outcome::Games games;
    outcome::Session session(games);
    const auto value = outcome_value(session, expression);
    EXPECT_TRUE(value) << value.error().message;
    return value ? *value : OutcomeValue();
}

}  // namespace

TEST(outcome_value, tells_what_moves_in_a_row_bring_each_player) {
    const OutcomeValue open = valued("W|L");
    ASSERT_TRUE(open.game);
    EXPECT_EQ(open.value, "W|L");
    EXPECT_EQ(open.game->tally, 1);
    EXPECT_EQ(open.game->friend_order, 1) << "a move achieves the goal";
    EXPECT_EQ(open.game->opponent_order, 1);

    const OutcomeValue threatened = valued("WL|L");
    ASSERT_TRUE(threatened.game);
    EXPECT_EQ(threatened.game->friend_order, 2) << "two moves do: the first is a threat";
    EXPECT_EQ(threatened.game->opponent_order, 0) << "he has it already";
}

TEST(outcome_value, of_two_threats_at_once_is_a_move_that_achieves) {
    const OutcomeValue both = valued("W|L or W|L");
    ASSERT_TRUE(both.game);
    EXPECT_EQ(both.game->opponent_order, 2) << "miai: one move of the opponent's is not enough";
    EXPECT_EQ(valued("W|L and W|L").game->friend_order, 2);
}

TEST(outcome_value, of_a_question_is_its_answer_and_no_game) {
    for (const char* expression : {"tally(WW|WL)", "W|L >= L"}) {
        const OutcomeValue answer = valued(expression);
        EXPECT_FALSE(answer.game) << expression;
        EXPECT_FALSE(answer.value.empty());
    }
}

TEST(outcome_value, says_what_is_wrong) {
    outcome::Games games;
    outcome::Session session(games);
    EXPECT_FALSE(outcome_value(session, "W|"));
    EXPECT_FALSE(outcome_value(session, "tally()"));
}

}  // namespace tedomari::analysis
