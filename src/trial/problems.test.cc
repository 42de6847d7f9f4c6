// SPDX-License-Identifier: MIT
#include "trial/problems.h"

#include <gtest/gtest.h>
#include <sstream>

namespace tedomari::trial {

namespace {

// A white stone at C3 of a 5x5 board that Black attacks.
std::string attack_on_c3(const std::string& rows, const std::string& code) {
    return R"({"id":"a","kind":"attack","board_size":5,"rows":[)" + rows +
           R"(],"query":"attack C3","args":["C3"],"expected":{"raw":")" + code + R"(","fields":[[")" + code +
           "\"]]}}\n";
}
const std::string in_atari = R"(".....","..X..",".XO..","..X..",".....")";
const std::string in_a_ko = R"(".....","..XO.",".XO.O","..XO.",".....")";

Result<ProblemReport> solved(const std::string& text) {
    ProblemSettings settings;
    settings.nodes_to_verify = 1'000'000;
    std::ostringstream out;
    Progress progress(out, Progress::Style::silent, "problems", 1);
    return solve_problems(text, settings, progress);
}

}  // namespace

TEST(problems, counts_what_is_right_and_verifies_the_proofs) {
    const auto report = solved(attack_on_c3(in_atari, "1") + attack_on_c3(in_atari, "0"));
    ASSERT_TRUE(report) << report.error().message;
    EXPECT_EQ(report->count(&ProblemResult::code_right), 1);
    EXPECT_EQ(report->count(&ProblemResult::is_wrong_and_certain), 1);
    EXPECT_EQ(report->checked(tactics::Check::accepted), 2);
    EXPECT_EQ(report->checked(tactics::Check::refuted), 0);
}

TEST(problems, counts_kos_apart) {
    const auto report = solved(attack_on_c3(in_a_ko, "2") + attack_on_c3(in_atari, "1"));
    ASSERT_TRUE(report) << report.error().message;
    ASSERT_EQ(report->those(&ProblemResult::expects_ko).cases.size(), 1u);
    EXPECT_EQ(report->those(&ProblemResult::expects_ko).count(&ProblemResult::code_right), 1);
    EXPECT_EQ(report->of_kind("attack").cases.size(), 2u);
}

TEST(problems, a_half_is_answered_alone) {
    const std::string text = attack_on_c3(in_atari, "1") + attack_on_c3(in_atari, "0");
    ProblemSettings settings;
    settings.half = half_of("a");
    std::ostringstream out;
    Progress progress(out, Progress::Style::silent, "problems", 2);
    const auto one = solve_problems(text, settings, progress);
    ASSERT_TRUE(one);
    EXPECT_EQ(one->cases.size(), 2u);
    EXPECT_EQ(one->halves().choose, (Halves::Share{1, 2}));
    EXPECT_FALSE(one->halves().are_both());
    settings.half = Half::report;
    const auto other = solve_problems(text, settings, progress);
    ASSERT_TRUE(other);
    EXPECT_TRUE(other->cases.empty());
}

TEST(problems, an_error_has_its_line) {
    const auto report = solved(attack_on_c3(in_atari, "1") + "[]\n");
    ASSERT_FALSE(report);
    EXPECT_EQ(report.error().line, 2);
}

TEST(problems, nothing_is_asked_before_all_can_be_read_that_is_asked_for) {
    int told = 0;
    ProblemSettings settings;
    settings.tell = [&](const ProblemResult&) { ++told; };
    Progress progress;
    const std::string text = attack_on_c3(in_atari, "1") + R"({"id":"broken","board_size":99})" + "\n";
    EXPECT_FALSE(solve_problems(text, settings, progress));
    EXPECT_EQ(told, 0);
    settings.only = "a";
    EXPECT_TRUE(solve_problems(text, settings, progress));
    EXPECT_EQ(told, 1);
}

TEST(problems, tells_each_answer_as_it_comes_of_those_asked_for) {
    std::string told;
    ProblemSettings settings;
    settings.tell = [&](const ProblemResult& result) { told += result.id; };
    Progress progress;
    const std::string text = attack_on_c3(in_atari, "1") + attack_on_c3(in_atari, "0");
    const auto all = solve_problems(text, settings, progress);
    ASSERT_TRUE(all);
    EXPECT_EQ(told, "aa");
    EXPECT_EQ(all->count(&ProblemResult::is_wrong), 1);
    settings.only = "b";
    const auto none = solve_problems(text, settings, progress);
    ASSERT_TRUE(none);
    EXPECT_TRUE(none->cases.empty());
}

TEST(problems, are_judged_by_code_and_move) {
    const char* const line =
        R"({"id":"own/1","kind":"attack","board_size":3,"rows":["...","OXO",".O."],"args":["B2"],)"
        R"("expected":{"raw":"1 B3","negated":false,"fields":[["1"],["B3"]]}})";
    Progress progress;
    const auto report = solve_problems(line, {}, progress);
    ASSERT_TRUE(report);
    ASSERT_EQ(report->cases.size(), 1u);
    EXPECT_EQ(report->cases[0].answer, "1 B3");
    EXPECT_TRUE(report->cases[0].move_right);
    EXPECT_EQ(report->count(&ProblemResult::is_wrong_and_certain), 0);
}

}  // namespace tedomari::trial
