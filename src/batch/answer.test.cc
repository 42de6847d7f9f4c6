// SPDX-License-Identifier: MIT
#include "batch/answer.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace tedomari::batch {
namespace {

constexpr const char* game = "(;SZ[5]KM[0]PB[Ann]BR[3k]PW[Bob]WR[2d]RE[B+3];B[cc];W[bb];B[bc];W[cb];B[db])";

Task task(const Question& question, const char* record = game) {
    return {question.kind, "games.sgf:1", record, question.settings(), "1"};
}

nlohmann::json answered(const Question& question) {
    const auto answer = Answerer(nullptr).answer(task(question));
    EXPECT_TRUE(answer && *answer);
    return nlohmann::json::parse((*answer)->json);
}

}  // namespace

TEST(answer, to_a_review_has_a_row_for_the_game_and_one_for_each_move) {
    const auto answer = Answerer(nullptr).answer(task({"review", 0.2, 200, 0}));
    ASSERT_TRUE(answer && *answer);
    ASSERT_EQ((*answer)->tables.size(), 2U);
    const Row& row = (*answer)->tables[0].rows.at(0);
    EXPECT_EQ(text(row[1]), "Ann");
    EXPECT_EQ(text(row[4]), "2d");
    EXPECT_EQ((*answer)->tables[1].rows.size(), 5U);
    EXPECT_EQ(text((*answer)->tables[1].rows[0][2]), "C3");
    EXPECT_EQ(nlohmann::json::parse((*answer)->json)["moves"].size(), 5U);
}

TEST(answer, is_the_same_for_the_same_nodes) {
    const Question question{"review", 0.2, 200, 0};
    auto one = answered(question), other = answered(question);
    for (auto* json : {&one, &other}) json->erase("seconds");
    EXPECT_EQ(one["moves"], other["moves"]);
}

TEST(answer, to_one_position_is_that_of_the_command) {
    EXPECT_TRUE(answered({"analyze", 0.2, 200, 2}).contains("lead"));
    EXPECT_TRUE(answered({"score", 0.2, 0, 0}).contains("score"));
}

TEST(answer, to_regions_has_a_row_for_each_that_is_proved) {
    Question question{"regions", 0.2, 100, 0};
    question.every = 3;
    const auto answer = Answerer(nullptr).answer(task(question));
    ASSERT_TRUE(answer && *answer);
    const auto json = nlohmann::json::parse((*answer)->json);
    EXPECT_EQ(json["regions"].size(), (*answer)->tables[1].rows.size());
}

TEST(answer, to_selfplay_is_a_game_that_is_the_same_every_time) {
    Question question;
    question.kind = "selfplay";
    question.size = "3";
    question.visits = 2;
    const auto one = Answerer(nullptr).answer(task(question, "")),
               other = Answerer(nullptr).answer(task(question, ""));
    ASSERT_TRUE(one && *one && other && *other);
    EXPECT_EQ((*one)->json, (*other)->json);
    EXPECT_EQ((*one)->tables[0].rows.at(0).size(), 7U);
    question.size = "99";
    EXPECT_FALSE(Answerer(nullptr).answer(task(question, "")));
}

TEST(answer, is_an_error_where_the_record_is_wrong_and_nothing_when_cancelled) {
    const Question question{"review", 0.2, 200, 0};
    EXPECT_FALSE(Answerer(nullptr).answer(task(question, "no record")));
    EXPECT_FALSE(Answerer(nullptr).answer({"nonsense", "x", game, "{}", "1"}));
    EXPECT_FALSE(Answerer(nullptr).answer({"review", "x", game, "damaged", "1"}));
    EXPECT_FALSE(Answerer(nullptr).answer({"review", "x", game, R"({"nodes": "many"})", "1"}));
    const std::atomic<bool> cancelled = true;
    const auto none = Answerer(&cancelled).answer(task(question));
    ASSERT_TRUE(none);
    EXPECT_FALSE(*none);
}

TEST(question, comes_back_from_its_settings) {
    const Question asked{"analyze", 0.5, 0, 40};
    const auto back = Question::from(task(asked));
    ASSERT_TRUE(back);
    EXPECT_EQ(back->settings(), asked.settings());
    EXPECT_EQ(back->kind, "analyze");
    EXPECT_NE(task({"review", 0.5, 0, 0}).key(), task({"review", 0.6, 0, 0}).key());
}

}  // namespace tedomari::batch
