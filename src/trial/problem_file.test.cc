// SPDX-License-Identifier: MIT
#include "trial/problem_file.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::trial {

namespace {

const std::string rows = R"("board_size":3,"rows":["X..",".O.","..."])";

Problem parsed(const std::string& rest) {
    const auto problem = parse_problem("{" + rows + "," + rest + "}");
    EXPECT_TRUE(problem) << rest;
    return problem ? *problem : Problem{};
}

}  // namespace

TEST(problem_file, reads_gnu_gos_queries) {
    const Problem problem = parsed(
        R"json("id":"a","kind":"attack","query":"attack B2","args":["B2"],"ko":"A1","ko_forbidden_for":"white",)json"
        R"json("expected":{"raw":"2 (A1|B1)","fields":[["2"],["A1","B1"]]},"gnugo":{"answer":"0","pass":false,"time_s":0.5})json");
    EXPECT_EQ(problem.kind, "attack");
    EXPECT_EQ(problem.points, (std::vector<go::Point>{go::at("B2")}));
    EXPECT_EQ(problem.board.at(go::at("A3")), go::Cell::black);
    EXPECT_EQ(problem.board.ko_ban(), (go::Move{go::Color::white, go::at("A1")}));
    EXPECT_TRUE(problem.is_command);
    EXPECT_TRUE(problem.expects_ko());
    EXPECT_EQ(problem.gnugo, "0");
    EXPECT_EQ(problem.gnugo_seconds, 0.5);
}

TEST(problem_file, judges_code_and_move_apart) {
    const Problem problem =
        parsed(R"json("kind":"attack","expected":{"raw":"1 (A1|B1)","fields":[["1"],["A1","B1"]]})json");
    EXPECT_TRUE(judge(problem, "1 B1").move);
    EXPECT_TRUE(judge(problem, "1 C1").code);
    EXPECT_FALSE(judge(problem, "1 C1").move);
    EXPECT_FALSE(judge(problem, "0").code);
}

TEST(problem_file, a_semeais_code_is_two_words) {
    const Problem problem = parsed(
        R"json("kind":"analyze_semeai","expected":{"raw":"1 0 A1","fields":[["1"],["0"],["A1"]]})json");
    EXPECT_TRUE(judge(problem, "1 0 B1").code);
    EXPECT_FALSE(judge(problem, "1 1 A1").code);
}

TEST(problem_file, an_answer_that_must_not_be_given_is_wrong) {
    const Problem problem =
        parsed(R"json("kind":"attack","expected":{"raw":"!0","fields":[["0"]],"negated":true})json");
    EXPECT_FALSE(judge(problem, "0").code);
    EXPECT_TRUE(judge(problem, "1 A1").code);
}

TEST(problem_file, a_tsumego_is_judged_by_its_first_move) {
    const Problem problem =
        parsed(R"json("id":"t","task":"kill","target":"B2","accepted_first_moves":["A1","C1"])json");
    EXPECT_EQ(problem.kind, "tsumego_kill");
    EXPECT_EQ(problem.query, "tsumego_kill B2");
    EXPECT_FALSE(problem.is_command);
    EXPECT_TRUE(judge(problem, "1 C1").code);
    EXPECT_TRUE(judge(problem, "2 A1").code);
    EXPECT_FALSE(judge(problem, "1 B1").code);
    EXPECT_FALSE(judge(problem, "0").code);
}

TEST(problem_file, several_stones_may_be_named_of_which_one_must_live) {
    const Problem problem =
        parsed(R"json("task":"live","target":"B2","targets":["B2","A3",7,"Z99"],"must_live":true)json");
    EXPECT_EQ(problem.targets, (std::vector<go::Point>{go::at("B2"), go::at("A3")}));
    EXPECT_TRUE(problem.must_live);
    EXPECT_FALSE(parsed(R"json("task":"live","target":"B2")json").must_live);
}

TEST(problem_file, refuses_boards_that_are_none) {
    EXPECT_FALSE(parse_problem("[]"));
    EXPECT_FALSE(parse_problem(R"json({"board_size":99})json"));
    EXPECT_FALSE(parse_problem(R"json({"board_size":2,"rows":["X."]})json"));
    EXPECT_FALSE(parse_problem(R"json({"board_size":2,"rows":["XX","XX"]})json"));
}

}  // namespace tedomari::trial
