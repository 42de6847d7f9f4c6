// SPDX-License-Identifier: MIT
#include "trial/sente_kinds.h"

#include <gtest/gtest.h>

namespace tedomari::trial {
namespace {

TEST(sente_kinds, asks_the_judge_of_moves_that_a_search_knows) {
    SenteKindsQuestion question;
    question.games.path = std::filesystem::path(__FILE__).parent_path() / "../../examples/endgame-9x9.sgf";
    question.back = {8, 6};
    question.survey.nodes = 2000;
    int told = 0;
    const auto report = sente_kinds(question, nullptr, [&](const SenteKindsCase&) { ++told; });
    ASSERT_TRUE(report);
    EXPECT_EQ(report->cases.size(), static_cast<std::size_t>(told));
    EXPECT_GT(told, 0);
    for (const SenteKindsCase& c : report->cases) {
        EXPECT_GE(c.worth, question.least);
        EXPECT_FALSE(c.move.is_pass());
    }
    question.games.path = "no-such-file.sgf";
    EXPECT_FALSE(sente_kinds(question, nullptr));
}

TEST(sente_kinds, counts_both_kinds_apart) {
    SenteKindsCase seen, missed;
    seen.threat = seen.heat = missed.threat = 2;
    seen.elsewhere = missed.elsewhere = 1;
    seen.called_sente = true;
    SenteKindsReport report;
    report.cases = {seen, missed, SenteKindsCase{}};
    EXPECT_EQ(to_text(report),
              "3 moves of exact regions: 2 right; of 2 sente 1, of 1 gote 1; told apart 0.50\n");
}

}  // namespace
}  // namespace tedomari::trial
