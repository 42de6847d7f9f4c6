// SPDX-License-Identifier: MIT
#include "forge/forge.h"

#include <algorithm>
#include <gtest/gtest.h>

#include "base/rng.h"
#include "cgt/thermographs.h"
#include "forge/selection.h"
#include "forge/shape.h"
#include "forge/text.h"
#include "go/area.h"
#include "go/diagram.h"
#include "go/random_boards.test.h"
#include "go/symmetry.h"
#include "go/unconditional.h"
#include "trial/perfect_play.h"

namespace tedomari::forge {
namespace {

using go::at;
using go::Color;
using go::Point;
using go::PointSet;

std::vector<Problem> made_by_chance(std::uint64_t boards, const std::set<Kind>& kinds) {
    std::vector<Problem> found;
    Settings settings;
    settings.kinds = kinds;
    Forge forge(settings, [&](Problem&& problem) { found.push_back(std::move(problem)); });
    for (std::uint64_t i = 1; i <= boards; ++i) forge.from_chance(i);
    return found;
}

Owners owned_by(Color color) { return Owners(go::cell(color)); }

PointSet outside_of(const Cut& cut) {
    PointSet all;
    go::for_each_point(cut.board.size(), [&](Point p) { all.insert(p); });
    return all - cut.open;
}

TEST(cut, shows_a_corner_with_walls_that_live) {
    const go::Board board = go::diagram(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        O O O O O . . . .
        X X X X O . . . .
        . . . X O . . . .
        . . . X O . . . .
        . . . X O . . . .)");
    PointSet piece;
    for (const char* name :
         {"A1", "B1", "C1", "A2", "B2", "C2", "A3", "B3", "C3", "D1", "D2", "D3", "D4", "A4", "B4", "C4"})
        piece.insert(at(name));
    const auto cut = cut_out(board, piece, owned_by(Color::white));
    ASSERT_TRUE(cut);
    EXPECT_FALSE(cut->left || cut->bottom);
    EXPECT_TRUE(cut->right && cut->top);
    EXPECT_EQ(cut->board.at(at("D4")), go::Cell::black);
    EXPECT_EQ(cut->open, piece);
}

// Whoever attacks the walls plays wherever he likes while their owner passes, and never takes one.
TEST(cut, walls_stand_whatever_is_played) {
    Rng rng(7);
    int cuts = 0;
    for (int i = 0; i < 60; ++i) {
        const go::Board board = go::random_board({9, 9}, 40, rng);
        const Point corner = Point::at(static_cast<int>(rng.below(7)), static_cast<int>(rng.below(7)));
        PointSet piece;
        for (int c = 0; c < 2; ++c) {
            for (int r = 0; r < 2; ++r) piece.insert(Point::at(corner.column() + c, corner.row() + r));
        }
        const Color owner = rng.below(2) == 0 ? Color::black : Color::white;
        const auto cut = cut_out(board, piece, owned_by(owner));
        if (!cut) continue;
        ++cuts;
        const PointSet outside = outside_of(*cut);
        go::Board attacked = cut->board;
        for (int move = 0; move < 400; ++move) {
            const Point p = go::random_point(attacked.size(), rng);
            if (attacked.is_legal({opponent(owner), p}, go::Suicide::forbidden))
                attacked.play({opponent(owner), p});
        }
        outside.for_each([&](Point p) {
            if (!cut->board.is_empty(p)) {
                EXPECT_EQ(attacked.at(p), cut->board.at(p)) << cut->board;
            }
        });
    }
    EXPECT_GT(cuts, 20);
}

TEST(shape, is_the_same_however_the_board_lies) {
    Rng rng(3);
    for (int i = 0; i < 30; ++i) {
        const go::Board board = go::random_board({7, 7}, 30, rng);
        PointSet open{at("C3"), at("D3"), at("D4"), at("E4")};
        const std::string name = shape_name(board, open, open, Color::black, "");
        for (const go::Symmetry way : go::symmetries(board.size())) {
            const PointSet turned = go::transformed(open, board.size(), way);
            EXPECT_EQ(shape_name(go::transformed(board, way), turned, turned, Color::black, ""), name);
        }
        go::Board swapped(board.size());
        go::for_each_point(board.size(), [&](Point p) {
            if (!board.is_empty(p)) swapped.place(p, opponent(go::color_of(board.at(p))));
        });
        EXPECT_EQ(shape_name(swapped, open, open, Color::white, ""), name);
        EXPECT_EQ(shape_name(swapped, open, open, {}, ""), shape_name(board, open, open, {}, ""));
        go::Board other = board;
        if (!other.is_empty(at("C3"))) {
            other.remove(at("C3"));
        } else {
            other.place(at("C3"), Color::black);
        }
        EXPECT_NE(shape_name(other, open, open, Color::black, ""), name);
    }
}

// Three in a row: whoever is first plays in the middle.
TEST(life_problem, asks_for_the_vital_point) {
    const go::Board board = go::diagram(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        O O O O O O . . .
        X X X X X O . . .
        . . . . X O . . .)");
    PointSet group = board.stones(at("A2"));
    life::Table table(std::size_t{8} << 20);
    LifeEffort effort;
    std::set<std::string> seen;
    const IsNew is_new = [&](const std::string& shape) { return seen.insert(shape).second; };
    go::Board three = board;
    three.place(at("D1"), Color::black);
    group.insert(at("D1"));
    const auto problem = life_problem(three, group, table, effort, is_new);
    ASSERT_TRUE(problem);
    EXPECT_EQ(problem->answer, "B1");
    EXPECT_TRUE(problem->kind == Kind::live || problem->kind == Kind::kill || problem->kind == Kind::capture);
    EXPECT_EQ(std::ranges::count_if(problem->tries, [](const Try& t) { return t.right; }), 1);
    EXPECT_FALSE(life_problem(three, group, table, effort, is_new)) << "the same shape again";
}

// The answer of every sum is the only best move, by trying everything and counting at the end.
TEST(value_problem, of_several_places_has_one_best_move) {
    int checked = 0;
    for (const Problem& problem : made_by_chance(300, {Kind::bigger, Kind::endgame})) {
        const Color mover = problem.position.to_move;
        std::vector<std::pair<int, std::string>> scores;
        for (const Point p : problem.marked.points()) {
            if (!problem.position.board.is_legal({mover, p}, go::Suicide::forbidden)) continue;
            trial::PerfectPlay play(problem.position.board, problem.marked);
            play.play({mover, p});
            const auto score = play.value(opponent(mover));
            if (!score) break;
            scores.emplace_back(-go::sign(mover) * *score, go::to_string(p));
        }
        ASSERT_FALSE(scores.empty());
        std::ranges::sort(scores);
        if (problem.kind == Kind::endgame) {
            EXPECT_EQ(scores[0].second, problem.answer) << problem.position;
            EXPECT_LT(scores[0].first, scores[1].first) << problem.position;
        } else {
            const auto score_of = [&](Point p) {
                return std::ranges::find(scores, go::to_string(p), &std::pair<int, std::string>::second)
                    ->first;
            };
            const bool a = score_of(problem.choices[0]) < score_of(problem.choices[1]);
            EXPECT_NE(score_of(problem.choices[0]), score_of(problem.choices[1])) << problem.position;
            EXPECT_EQ(go::to_string(problem.choices[a ? 0 : 1]), problem.answer) << problem.position;
        }
        ++checked;
    }
    EXPECT_GE(checked, 2);
}

// Counts by another road: the canonical form's mean, less what lies outside and the stones.
TEST(value_problem, counts_as_the_canonical_form_does) {
    int checked = 0;
    for (const Problem& problem : made_by_chance(120, {Kind::count})) {
        const go::Board& board = problem.position.board;
        cgt::Store store;
        const auto form = trial::canonical_form(store, board, problem.marked);
        if (!form) continue;  // it is not worth a ko, but one may turn up
        cgt::Thermographs graphs(store);
        PointSet walls;
        go::for_each_point(board.size(), [&](Point p) {
            if (!problem.marked.contains(p)) walls.insert(p);
        });
        int outside = 0;
        const go::UnconditionalHold black = go::unconditional_hold(board, Color::black);
        walls.for_each(
            [&](Point p) { outside += black.alive.contains(p) || black.territory.contains(p) ? 1 : -1; });
        const Rational area = graphs.mean(*form) + go::area_score(go::count(board));
        const Rational count = area - outside - go::stone_balance(board, problem.marked);
        EXPECT_EQ(to_mixed_string(count), problem.answer) << problem.position;
        ++checked;
    }
    EXPECT_GE(checked, 15);
}

TEST(problem_text, is_read_as_it_was_written) {
    for (const Problem& problem : made_by_chance(60, {Kind::bigger, Kind::count, Kind::sente})) {
        const std::string line = to_json(problem).dump();
        const auto again = parse_problem(line);
        ASSERT_TRUE(again) << again.error().message;
        EXPECT_EQ(to_json(*again).dump(), line);
    }
    EXPECT_FALSE(parse_problem("{\"id\":\"x\"}"));
    EXPECT_FALSE(parse_problem("no JSON"));
}

TEST(problem_text, says_lines_with_branches) {
    const std::string text = "B D4 \"sente\" (E5 F6) (pass E5 \"dead\")";
    const auto line = parse_line(text, go::square(9));
    ASSERT_TRUE(line);
    EXPECT_EQ(to_text(*line), text);
    EXPECT_EQ(line->next[1].move, go::Move::pass(Color::white));
    for (const char* wrong : {"", "D4", "B D4 (E5", "B Z4", "B D4)", "B D4 \"x"})
        EXPECT_FALSE(parse_line(wrong, go::square(9))) << wrong;
}

TEST(problem_text, marks_right_and_wrong_as_trainers_do) {
    Problem problem;
    problem.kind = Kind::kill;
    problem.position = go::position("O O O\n. X X\n. . .");
    problem.question = "White to move [and kill]";
    problem.answer = "A1";
    problem.tries.push_back({"A1", true, "Black dies", {*parse_line("W A1 (B1 C1) (C1 B1)", {3, 3})}});
    problem.tries.push_back({"B1", false, "Black lives", {*parse_line("W B1 A1", {3, 3})}});
    const std::string text = to_sgf({problem});
    EXPECT_NE(text.find("C[White to move [and kill\\]]"), std::string::npos) << text;
    EXPECT_NE(text.find("(;W[ac]TE[1]C[Black dies](;B[bc];W[cc]C[RIGHT])(;B[cc];W[bc]C[RIGHT]))"),
              std::string::npos)
        << text;
    EXPECT_NE(text.find("(;W[bc]BM[1]C[Black lives];B[ac])"), std::string::npos) << text;
}

TEST(selection, takes_as_many_of_each_kind_from_easy_to_hard) {
    std::vector<Problem> problems;
    for (int i = 0; i < 30; ++i) {
        Problem problem;
        problem.kind = i < 4 ? Kind::ko : i < 20 ? Kind::live : Kind::count;
        problem.rating.elo = 1000 + 37 * (i % 11);
        problem.id = std::to_string(i);
        problems.push_back(problem);
    }
    const auto chosen = selection(problems, 12);
    const auto of = [&](Kind kind) { return std::ranges::count(chosen, kind, &Problem::kind); };
    EXPECT_EQ(of(Kind::ko), 4);
    EXPECT_EQ(of(Kind::live), 4);
    EXPECT_EQ(of(Kind::count), 4);
    EXPECT_TRUE(std::ranges::is_sorted(chosen, {}, [](const Problem& p) { return p.rating.elo; }));
    EXPECT_EQ(selection(problems, 100).size(), 30u);
}

}  // namespace
}  // namespace tedomari::forge
