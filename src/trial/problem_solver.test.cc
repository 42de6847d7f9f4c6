// SPDX-License-Identifier: MIT
#include "trial/problem_solver.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::trial {

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

// Five stones in a dead shape: White lives as long as he does not take them.
TEST(problem_solver, knows_moves_that_spoil_a_seki) {
    const go::Board board = go::diagram(R"(
        . . X X X X .
        X X X O O O O
        X . O O X X .
        X . O . X X O
        X . O O O X O
        X X X X O O O
        . . . X X X .)");
    EXPECT_EQ(answer("breaking_nakade_seki", board, {at("D4")}, go::Color::white).text, "1");
    EXPECT_EQ(answer("breaking_nakade_seki", board, {at("B4")}, go::Color::white).text, "0");
}

TEST(problem_solver, looks_for_the_group_where_the_file_guesses) {
    Problem problem;
    problem.kind = "tsumego_live";
    problem.board = three_in_a_row;
    problem.points = {at("C4")};
    ProblemSolver solver(0);
    Limits limits;
    limits.nodes = 200'000;
    Budget budget(limits);
    EXPECT_EQ(solver.solve(problem, budget).text, "1 D2");
    problem.kind = "tsumego_kill";  // of White's wall, which nobody kills
    problem.points = {at("A3")};
    problem.is_guessed = true;
    Budget again(limits);
    EXPECT_EQ(solver.solve(problem, again).text, "1 D2");
}

TEST(main_chain, is_the_largest_that_cannot_be_cut_off_at_one_point) {
    const go::Board board = go::diagram(R"(
        . . . . . . .
        . X X X . . .
        . X . . . . .
        . . X . . . X
        . . . . . X X
        . . . . . . .)");
    EXPECT_EQ(board.chain(analysis::main_chain(board, at("C3"))), board.chain(at("B5")));
    EXPECT_EQ(board.chain(analysis::main_chain(board, at("G3"))), board.chain(at("G3")));
}

// Black takes three stones and is killed where they lay.
TEST(problem_solver, in_a_semeai_a_capture_that_loses_is_none) {
    const go::Board board = go::diagram(R"(
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        O O O O O . .
        X X X X X O .
        O O O . X O .)");
    EXPECT_EQ(answer("analyze_semeai", board, {at("A2"), at("A1")}).text, "0 0 PASS");
    EXPECT_EQ(answer("analyze_semeai", board, {at("A1"), at("A2")}).text, "1 1 D1");
}

TEST(problem_solver, a_race_of_nine_liberties_is_won_by_whoever_is_first) {
    const go::Board board = go::diagram(R"(
        . . . . . . . . .
        X X X X X X X X X
        . . . . . . . . .
        O O O O O O O O O
        X X X X X X X X X
        . . . . . . . . .
        O O O O O O O O O
        . . . . . . . . .
        . . . . . . . . .)");
    EXPECT_EQ(answer("analyze_semeai", board, {at("A6"), at("A5")}).text.substr(0, 3), "1 1");
    EXPECT_EQ(answer("analyze_semeai", board, {at("A5"), at("A6")}).text.substr(0, 3), "1 1");
}

TEST(problem_solver, a_guessed_group_that_no_move_decides_is_passed_over) {
    Problem problem;
    problem.kind = "tsumego_live";
    problem.board = three_in_a_row;
    problem.points = {at("B5")};
    problem.is_guessed = true;
    ProblemSolver solver(100'000);
    Limits limits;
    limits.nodes = 400'000;
    Budget budget(limits);
    const Spoken spoken = solver.solve(problem, budget);
    EXPECT_EQ(spoken.text, "1 D2");
    EXPECT_EQ(spoken.check, tactics::Check::accepted);
}

TEST(problem_solver, does_not_answer_what_it_has_no_reader_for) {
    EXPECT_FALSE(answer("weather", three_in_a_row, {at("C4")}).known);
    EXPECT_FALSE(answer("owl_attack", three_in_a_row, {at("A7")}).known);
    EXPECT_FALSE(answer("attack", three_in_a_row, {}).known);
}

}  // namespace tedomari::trial
