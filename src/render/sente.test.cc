// SPDX-License-Identifier: MIT
#include "render/sente.h"

#include <gtest/gtest.h>

#include "go/diagram.h"
#include "render/times.test.h"
#include "sgf/collection.test.h"

namespace tedomari::render {
namespace {

using analysis::GoalKind;
using analysis::Question;
using go::at;
using go::Color;

Question capturing(const char* point) { return {{GoalKind::capture, at(point), {}, Color::black}}; }
Question connecting(const char* a, const char* b) {
    return {{GoalKind::connect, at(a), at(b), Color::black}};
}

analysis::SenteFinding finding(Question goal, Question threat, analysis::SenteVerdict verdict) {
    analysis::SenteFinding found;
    found.question = {{Color::black, at("C3")}, goal, threat};
    found.sente.verdict = verdict;
    found.sente.evidence = Evidence::proved;
    return found;
}

// One move that is sente on two goals, and one that is not: White answers with a threat.
analysis::SenteReport found_sente() {
    analysis::SenteReport report;
    report.position.board = go::Board(go::square(5));
    report.pairs = {finding(connecting("B2", "D2"), capturing("A1"), analysis::SenteVerdict::lost),
                    finding(connecting("B2", "D2"), capturing("D4"), analysis::SenteVerdict::won),
                    finding(connecting("B2", "D2"), capturing("E5"), analysis::SenteVerdict::won)};
    report.pairs[0].sente.refutation = at("B3");
    for (const std::size_t i : {1u, 2u}) report.pairs[i].sente.answers = {at("D5"), at("E4")};
    report.goals = 9;
    report.threats = 4;
    report.unknown = 1;
    return report;
}

TEST(sente_text, puts_what_one_move_threatens_into_one_sentence_sente_first) {
    EXPECT_EQ(
        to_text(found_sente()),
        "Black C3 connects B2–D2 and is sente on capturing D4 and E5 (proved); White's answers: D5 E4\n"
        "Black C3 connects B2–D2 but is not sente on capturing A1: White B3 prevents it and threatens the "
        "first goal\n"
        "9 goals, 0 unsettled, 0 moves reach or prevent one, 4 threats, 2 sente, 75 % verified, 0.00 s\n");
}

TEST(sente_text, says_what_the_opponent_does_in_his_words) {
    Question escape = capturing("D4");
    escape.friend_side = decltype(escape.friend_side)::defender;
    auto found = finding(escape, connecting("B2", "D2"), analysis::SenteVerdict::won);
    found.question.move.color = Color::white;
    EXPECT_EQ(sentence(found),
              "White C3 saves D4 and is sente on connecting B2–D2 (proved); Black's answers: none found");
}

TEST(sente_json, has_a_row_for_every_pair) {
    const auto json = to_json(found_sente());
    ASSERT_EQ(json["pairs"].size(), 3u);
    EXPECT_EQ(json["pairs"][0]["refutation"], "B3");
    EXPECT_EQ(json["pairs"][0]["sente"], false);
    EXPECT_TRUE(json["pairs"][1]["refutation"].is_null());
    EXPECT_EQ(json["pairs"][1]["answers"], (nlohmann::json{"D5", "E4"}));
    EXPECT_EQ(json["sente"], 2);
}

TEST(sente_sgf, has_a_variation_for_each_sente_with_the_answers_numbered) {
    const std::string text = to_sgf(found_sente());
    EXPECT_EQ(times(text, ";B[cc]"), 2);
    EXPECT_EQ(times(text, "LB[da:1][eb:2]"), 2) << text;
    EXPECT_TRUE(sgf::read_collection(text, sgf::Mode::strict));
}

}  // namespace
}  // namespace tedomari::render
