// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <tedomari/analyze.h>
#include <tedomari/cgt.h>
#include <tedomari/goal.h>
#include <tedomari/life.h>
#include <tedomari/review.h>
#include <tedomari/score.h>
#include <tedomari/signature.h>

#include "analysis/signature.h"

namespace tedomari::api {
namespace {

const char* const finished = R"(
    . X O . .
    X X O O O
    . X X O .
    X X O O O
    . X O . .)";

const char* const corridor = R"(
    . . . . . . .
    X X X X X O .
    O O O . . O .
    X X X X X O .
    . . . . . . .)";

std::string error_of(auto&& f) {
    try {
        f();
    } catch (const Error& error) {
        return error.what();
    }
    return "";
}

TEST(library, positions_are_read_played_and_copied) {
    Position position = Position::read("(;SZ[9]KM[6.5];B[ee];W[cg])");
    EXPECT_EQ(position.komi(), (Rational{13, 2}));
    EXPECT_EQ(position.moves(), (std::vector<Move>{{Color::black, "E5"}, {Color::white, "C3"}}));
    Position copy = position;
    copy.play("C4");
    EXPECT_EQ(copy.at("C4"), Color::black);
    EXPECT_EQ(position.at("C4"), std::nullopt);
    EXPECT_EQ(Position::read(copy.sgf()).stones(), copy.stones());
    EXPECT_EQ(Position::read(copy.diagram()).stones(), copy.stones());
}

TEST(library, what_is_wrong_is_said_with_its_place) {
    EXPECT_EQ(error_of([] { Position::read("X O Q"); }).substr(0, 4), "1:5:");
    EXPECT_EQ(error_of([] { Position(9).play("K10"); }), "K10: point is off the board");
    EXPECT_EQ(error_of([] { Position(26); }), "a board has 1 to 25 lines each way");
    EXPECT_NE(error_of([] { goal(Position(9), "capture(E5)"); }), "");
    EXPECT_NE(error_of([] { cgt("{1|"); }), "");
    EXPECT_EQ(error_of([] { region(Position(9)); }), "say which points: none are marked");
    EXPECT_EQ(error_of([] { score(Position(9)); }), "there is no stone on the board");
}

TEST(library, a_region_is_a_game_with_thermographs) {
    const RegionReport report =
        region(Position::read(corridor), {"A3", "B3", "C3", "D3", "E3"}, {.nodes = 100000});
    EXPECT_EQ(report.game.kind, "white's sente");
    EXPECT_EQ(report.game.count.value, (Rational{6, 1}));
    ASSERT_TRUE(report.game.black_komaster);
    EXPECT_EQ(report.game.black_komaster->mean, report.game.count.value);
    EXPECT_EQ(report.json.front(), '{');
}

TEST(library, a_region_may_be_marked) {
    const Position corner =
        Position::read("# region A1,B1\n. . X\n. . X\nX X X", {.purpose = Purpose::region});
    EXPECT_EQ(corner.marked(), (std::vector<std::string>{"A1", "B1"}));
}

TEST(library, a_finished_board_has_a_lead_and_no_region) {
    const AnalyzeReport report = analyze(Position::read(finished), {.effort = {.nodes = 1000}});
    EXPECT_EQ(report.lead.value, (Rational{-2, 1}));
    EXPECT_TRUE(report.regions.empty());
    EXPECT_EQ(report.ownership.size(), 25U);
    EXPECT_NEAR(report.ownership.front(), 1, 0.1);
}

TEST(library, a_score_has_its_arithmetic) {
    Position board = Position::read(finished);
    board.set_komi({1, 2});
    const ScoreReport report = score(board);
    EXPECT_EQ(report.score, (Rational{-5, 2}));
    EXPECT_EQ(report.score_text, "W+2.5");
    EXPECT_TRUE(report.over);
    EXPECT_NE(error_of([&] { score(board, {.dead = {"A5"}}); }), "");
}

TEST(library, goals_are_read_alone_and_joined) {
    const Position fight = Position::read(R"(
        . . . . . . .
        . X X . . . .
        X O O . . O .
        . X X . . . .
        . . . . . . .
        . . . . . O .
        . . . . . . .)");
    const GoalReport one = goal(fight, "capture(B5)", {.nodes = 10000});
    EXPECT_EQ(one.status, "W|L");
    EXPECT_TRUE(one.is_known());
    EXPECT_EQ(one.winning_moves, std::vector<std::string>{one.friend_move});
    EXPECT_EQ(goal(fight, "capture(B5) and capture(B5)", {.nodes = 10000}).status, "W|L");
}

TEST(library, a_problem_has_its_right_moves_and_refutations) {
    const Position bent = Position::read(R"(
        to move: white
        . . . . . . .
        . . . . . . .
        . O O O O O .
        . O X X X O O
        O O X . X X O
        O X . . . X O
        O X X X X X O)");
    const ProblemReport report = problem(bent, "C4", {.nodes = 100000});
    EXPECT_TRUE(report.kills);
    EXPECT_EQ(report.outcome, "W");
    EXPECT_EQ(report.right_moves, std::vector<std::string>{"D2"});
    EXPECT_EQ(report.tries.front().point, "D2");
}

TEST(library, a_review_has_the_moves_asked_for_and_may_be_stopped) {
    const Position game = Position::read("(;SZ[5];B[cc];W[bb];B[cb];W[bc];B[bd])");
    int told = 0;
    const ReviewReport report =
        review(game, {.effort = {.nodes = 100}, .from = 4, .progress = [&](int, int) { ++told; }});
    ASSERT_EQ(report.moves.size(), 2U);
    EXPECT_EQ(report.moves[0].number, 4);
    EXPECT_GT(told, 0);
    const std::atomic<bool> stop = true;
    EXPECT_TRUE(review(game, {.effort = {.stop = &stop}}).interrupted);
}

TEST(library, a_calculator_remembers_names) {
    Calculator calculator;
    EXPECT_EQ(calculator.evaluate("g = {10|8||0}; g").mean(), (Rational{9, 2}));
    EXPECT_EQ(calculator.evaluate("g + g").mean(), (Rational{9, 1}));
    EXPECT_EQ(calculator.names(), std::vector<std::string>{"g"});
    const GameReport ko = cgt("A={24|B}; B={A|-9}; A");
    ASSERT_EQ(ko.thermographs.size(), 2U);
    EXPECT_EQ(ko.temperature(), (Rational{11, 1}));
    EXPECT_EQ(cgt("1 + 1/2").mean(), (Rational{3, 2}));
}

TEST(library, its_signature_is_the_programs) {
    const auto& engines = analysis::signatures();
    const auto said = signature();
    ASSERT_EQ(said.size(), engines.size());
    for (std::size_t i = 0; i < said.size(); ++i) EXPECT_EQ(said[i].first, engines[i].engine);
}

}  // namespace
}  // namespace tedomari::api
