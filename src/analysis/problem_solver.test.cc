// SPDX-License-Identifier: MIT
#include "analysis/problem_solver.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::analysis {

using go::at;

namespace {

Spoken answer(const std::string& kind, const go::Board& board, std::vector<go::Point> points,
              go::Color color = go::Color::black) {
    Problem problem;
    problem.kind = kind;
    problem.board = board;
    problem.points = std::move(points);
    problem.color = color;
    ProblemSolver solver(100'000);
    Limits limits;
    limits.nodes = 100'000;
    Budget budget(limits);
    return solver.solve(problem, budget);
}

const go::Board three_in_a_row = go::diagram(R"(
    . . . . . . .
    . . . . . . .
    . O O O O O .
    . O X X X O O
    O O X . X X O
    O X X . . X O
    O X X X X X O)");

}  // namespace

TEST(problem_solver, answers_questions_of_life) {
    EXPECT_EQ(answer("owl_attack", three_in_a_row, {at("C4")}).text, "1 D2");
    EXPECT_EQ(answer("tsumego_live", three_in_a_row, {at("C4")}).text, "1 D2");
    EXPECT_EQ(answer("dragon_status", three_in_a_row, {at("C4")}).text, "critical D2 D2");
    EXPECT_EQ(answer("owl_does_attack", three_in_a_row, {at("E2"), at("C4")}).text, "0");
}

TEST(problem_solver, answers_questions_of_capture_and_checks_the_proof) {
    const go::Board board = go::diagram(R"(
        . . . . .
        . . X . .
        . X O . .
        . . X . .
        . . . . .)");
    const Spoken spoken = answer("attack", board, {at("C3")});
    EXPECT_EQ(spoken.text, "1 D3");
    EXPECT_TRUE(spoken.proved);
    EXPECT_EQ(spoken.check, tactics::Check::accepted);
    EXPECT_EQ(answer("same_dragon", board, {at("B3"), at("C4")}).text, "1");
}

TEST(problem_solver, does_not_answer_what_it_has_no_reader_for) {
    EXPECT_FALSE(answer("weather", three_in_a_row, {at("C4")}).known);
    EXPECT_FALSE(answer("owl_attack", three_in_a_row, {at("A7")}).known);
    EXPECT_FALSE(answer("attack", three_in_a_row, {}).known);
}

}  // namespace tedomari::analysis
