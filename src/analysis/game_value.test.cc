// SPDX-License-Identifier: MIT
#include "analysis/game_value.h"

#include <gtest/gtest.h>

namespace tedomari::analysis {

namespace {

using cgt::Outcome;

constexpr const char* ko = "A={24|B}; B={A|-9}; A";

GameValue value_of(const std::string& expression, std::optional<cgt::Side> komaster = std::nullopt) {
    cgt::Session session;
    const auto value = game_value(session, expression, komaster);
    EXPECT_TRUE(value) << expression;
    return value ? *value : GameValue{};
}

ShortGameValue short_value(const std::string& expression) {
    const GameValue value = value_of(expression);
    const auto* found = std::get_if<ShortGameValue>(&value.value);
    EXPECT_NE(found, nullptr) << expression;
    return found == nullptr ? ShortGameValue{} : *found;
}

Outcome turned(Outcome outcome) {
    if (outcome == Outcome::left) return Outcome::right;
    return outcome == Outcome::right ? Outcome::left : outcome;
}

}  // namespace

TEST(game_value, of_the_negative_is_the_same_turned_round) {
    for (const std::string text : {"5", "*", "^", "{5|-3}", "{1|10||0|||-20||-21}", "{4|{1|-9}}", "tiny(2)",
                                   "domineering(2x3)", "{3|*} + {1|0}"}) {
        const ShortGameValue game = short_value(text), negative = short_value("-(" + text + ")");
        EXPECT_EQ(negative.outcome, turned(game.outcome)) << text;
        EXPECT_EQ(negative.left_stop, -game.right_stop) << text;
        EXPECT_EQ(negative.right_stop, -game.left_stop) << text;
        EXPECT_EQ(negative.thermograph.mean(), -game.thermograph.mean()) << text;
        EXPECT_EQ(negative.thermograph.temperature(), game.thermograph.temperature()) << text;
    }
}

TEST(game_value, of_a_ko_is_for_both_komasters_or_the_one_asked_for) {
    const auto both = std::get<LoopyGameValue>(value_of(ko).value);
    ASSERT_EQ(both.komasters.size(), 2u);
    const auto right = std::get<LoopyGameValue>(value_of(ko, cgt::Side::right).value);
    ASSERT_EQ(right.komasters.size(), 1u);
    EXPECT_EQ(right.komasters[0].komaster, cgt::Side::right);
    EXPECT_EQ(right.komasters[0].thermograph, both.komasters[1].thermograph);
    EXPECT_EQ(right.temper, both.temper);  // takes both to tell
    EXPECT_EQ(right.definitions, both.definitions);
}

TEST(game_value, of_a_ko_has_an_outcome_only_where_the_stops_decide) {
    const auto outcome = [](const char* text) {
        return std::get<LoopyGameValue>(value_of(text, cgt::Side::right).value).komasters.at(0).outcome;
    };
    EXPECT_EQ(outcome(ko), Outcome::next);
    EXPECT_EQ(outcome("A={24|B}; B={A|9}; A"), Outcome::left);
    EXPECT_EQ(outcome("A={-9|B}; B={A|-24}; A"), Outcome::right);
    EXPECT_EQ(outcome("A={24|B}; B={A|0}; A"),
              std::nullopt);  // who moves second may be left with an infinitesimal
}

TEST(game_value, that_is_a_number_is_a_game_too_if_any_is) {
    const GameValue half = value_of("mean({1|0})");
    EXPECT_EQ(half.number, Rational(1, 2));
    EXPECT_EQ(std::get<ShortGameValue>(half.value).canonical, "1/2");
    const GameValue third = value_of("A={1|B}; B={A|0}; mean(A)");
    ASSERT_TRUE(third.number);
    EXPECT_EQ(third.number->denominator(), 3);  // of no game, only of a ko
    EXPECT_TRUE(std::holds_alternative<PlainValue>(third.value));
    EXPECT_FALSE(value_of("{1|0}").number);
}

TEST(game_value, may_be_a_claim) {
    EXPECT_EQ(std::get<bool>(std::get<PlainValue>(value_of("* || 0").value).content), true);
    EXPECT_EQ(std::get<PlainValue>(value_of("1 < 0").value).text, "false");
}

TEST(game_value, of_bad_text_says_where) {
    cgt::Session session;
    const auto value = game_value(session, "1 + ");
    ASSERT_FALSE(value);
    EXPECT_GT(value.error().column, 0);
    EXPECT_TRUE(game_value(session, "1 + 1"));  // the session lives on
}

TEST(game_value, that_grows_too_large_is_thrown) {
    Limits limits;
    limits.nodes = 20;
    cgt::Session session(limits);
    EXPECT_THROW((void)game_value(session, "domineering(5x5)"), cgt::TooLarge);
}

}  // namespace tedomari::analysis
