// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "analysis/sum_play.h"

namespace tedomari::analysis {

namespace {

// Why a question is refused; empty when it is not.
std::string refusal(std::string_view json) {
    const auto question = read_sum_question(json);
    return question ? "" : question.error().message;
}

// The same of one summand, or of one field beside a summand.
std::string refusal_of_summand(const std::string& fields) {
    return refusal("{\"summands\":[{" + fields + "}]}");
}
std::string refusal_of_field(const std::string& field) {
    return refusal("{\"summands\":[{\"game\":\"1\"}]," + field + "}");
}

}  // namespace

TEST(sum_question, reads_every_field) {
    const auto question =
        read_sum_question(R"({"players": ["YK", "DW"], "strategies": ["hotstrat", "thermostrat"],
        "capital": "5/2", "rules": "economic", "tmin": "-1", "first": "right", "komaster": "right",
        "environment": "see", "firstMoveBids": ["5/4", 2], "summands": [
        {"name": "a", "game": "{1|-1}", "leftBids": ["1", "2"]},
        {"name": "b", "mean": "3/4", "temperature": "9/8", "line": [["left", "15/8", 1], ["right", -2, "1/2"]]}]})");
    ASSERT_TRUE(question) << question.error().message;
    EXPECT_EQ(question->left_name + question->right_name, "YKDW");
    EXPECT_EQ(question->left + " " + question->right, "hotstrat thermostrat");
    EXPECT_EQ(question->capital, Rational(5, 2));
    EXPECT_TRUE(question->economic);
    EXPECT_EQ(question->t_min, -1);
    EXPECT_EQ(question->first, cgt::Side::right);
    EXPECT_EQ(question->komaster, cgt::Side::right);
    ASSERT_TRUE(question->environment);
    EXPECT_EQ(question->environment->enrichment, economy::parse_environment("see")->enrichment);
    ASSERT_EQ(question->summands.size(), 2u);
    EXPECT_EQ(question->summands[0].expression, "{1|-1}");
    EXPECT_TRUE(question->summands[0].bids && question->first_move_bids);
    const SummandQuestion& line = question->summands[1];
    EXPECT_EQ(line.mean, Rational(3, 4));
    EXPECT_EQ(line.temperature, Rational(9, 8));
    ASSERT_EQ(line.line.size(), 2u);
    EXPECT_EQ(line.line[1].mean, -2);
}

TEST(sum_question, takes_a_players_usual_choice_for_what_is_not_said) {
    const auto question = read_sum_question(R"({"summands": [{"game": "*"}]})");
    ASSERT_TRUE(question);
    const SumQuestion usual;
    EXPECT_EQ(question->left, usual.left);
    EXPECT_EQ(question->economic, usual.economic);
    EXPECT_EQ(question->t_min, usual.t_min);
    EXPECT_EQ(question->first, usual.first);
    EXPECT_FALSE(question->capital || question->environment || question->first_move_bids);
}

TEST(sum_question, says_what_is_wrong_with_a_game) {
    EXPECT_EQ(refusal("[]"), "a game must be an object");
    EXPECT_EQ(refusal("{}"), "a game needs summands");
    EXPECT_EQ(refusal("{\"summands\":[]}"), "a game needs summands");
    EXPECT_EQ(refusal_of_field("\"colour\":1"), "a game has no field 'colour'");
    EXPECT_EQ(refusal_of_field("\"players\":[\"a\"]"), "players must be a list of 2");
    EXPECT_EQ(refusal_of_field("\"players\":[\"a\",3]"), "a player must be a string");
    EXPECT_EQ(refusal_of_field("\"strategies\":[\"hotstrat\",\"luck\"]"), "there is no strategy 'luck'");
    EXPECT_EQ(refusal_of_field("\"rules\":\"chess\""), "rules must be economic or alternate");
    EXPECT_EQ(refusal_of_field("\"tmin\":\"1/2\""), "tmin must be 0 or -1");
    EXPECT_EQ(refusal_of_field("\"first\":\"black\""), "first must be left or right");
    EXPECT_EQ(refusal_of_field("\"environment\":\"woods\""), "there is no environment \"woods\"");
    EXPECT_EQ(refusal_of_field("\"firstMoveBids\":[1,2,3]"), "firstMoveBids must be a list of 2");
}

TEST(sum_question, says_what_is_wrong_with_a_summand) {
    EXPECT_EQ(refusal("{\"summands\":[1]}"), "a summand must be an object");
    EXPECT_EQ(refusal_of_summand("\"game\":\"\""), "game is empty");
    EXPECT_EQ(refusal_of_summand("\"game\":1"), "game must be a string");
    EXPECT_EQ(refusal_of_summand("\"mean\":1"), "a summand needs a game, or a mean and a temperature");
    EXPECT_EQ(refusal_of_summand("\"mean\":1.5,\"temperature\":1"), "mean must be a string");
    EXPECT_EQ(refusal_of_summand("\"mean\":1,\"temperature\":1,\"line\":{}"), "line must be a list");
    EXPECT_EQ(refusal_of_summand("\"mean\":1,\"temperature\":1,\"line\":[[\"left\",1]]"),
              "a step of a line must be a list of 3");
}

TEST(sum_question, takes_no_number_that_it_would_have_to_bend) {
    EXPECT_EQ(refusal_of_field("\"capital\":9223372036854775807"), "");
    EXPECT_EQ(refusal_of_field("\"capital\":-9223372036854775807"), "");
    EXPECT_EQ(refusal_of_field("\"capital\":9223372036854775808"), "capital is too large");
    EXPECT_EQ(refusal_of_field("\"capital\":18446744073709551615"), "capital is too large");
    EXPECT_NE(refusal_of_field("\"capital\":99999999999999999999"), "");
    EXPECT_EQ(refusal_of_field("\"capital\":1e999"), "a number is too large");
    EXPECT_NE(refusal_of_field("\"capital\":\"1/0\""), "");
}

TEST(sum_question, names_the_place_where_the_json_ends_to_be_one) {
    const auto second_line = read_sum_question("{\n \"summands\" 3}");
    ASSERT_FALSE(second_line);
    EXPECT_EQ(second_line.error().message, "this is not JSON");
    EXPECT_EQ(second_line.error().line, 2);
    EXPECT_EQ(second_line.error().column, 13);
    const auto nothing = read_sum_question("");
    ASSERT_FALSE(nothing);
    EXPECT_EQ(nothing.error().line, 1);
    EXPECT_EQ(nothing.error().column, 1);
}

}  // namespace tedomari::analysis
