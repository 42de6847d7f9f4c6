// SPDX-License-Identifier: MIT
#include "playout/informed.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "go/diagram.h"
#include "playout/game.h"
#include "playout/naive.test.h"

namespace tedomari::playout {
namespace {

using go::Color;
using go::Point;

// The board after a last move of White's.
LightBoard after(const char* picture, const char* last) {
    LightBoard board(go::diagram(picture), Color::white);
    board.play({Color::white, go::at(last)});
    return board;
}

std::string names(const Informed::Points& points) {
    std::vector<std::string> all;
    for (const Point p : points) all.push_back(go::to_string(p));
    std::sort(all.begin(), all.end());
    std::string text;
    for (const std::string& name : all) text += (text.empty() ? "" : " ") + name;
    return text;
}

std::string takes(const LightBoard& board) {
    Informed::Points found;
    Informed::takes(board, Color::black, found);
    return names(found);
}

std::string escapes(const LightBoard& board) {
    Informed::Points found;
    Informed::escapes(board, Color::black, found);
    return names(found);
}

std::array<ShapeCell, 8> ring(const char* rows) {  // three rows of three, X own, O enemy, # edge
    const std::string r = rows;
    const auto cell = [&](std::size_t i) {
        const char c = r[i];
        return c == 'X'   ? ShapeCell::own
               : c == 'O' ? ShapeCell::enemy
               : c == '#' ? ShapeCell::edge
                          : ShapeCell::empty;
    };
    return {cell(1), cell(2), cell(5), cell(8), cell(7), cell(6), cell(3), cell(0)};
}

FixedVector<Point, 6> space(std::initializer_list<const char*> points) {
    FixedVector<Point, 6> found;
    for (const char* p : points) found.push_back(go::at(p));
    return found;
}

TEST(informed, takes_the_stone_just_played_into_atari) {
    EXPECT_EQ(takes(after(R"(
        . . . . .
        . X . X .
        . . X . .
        . . . . .
        . . . . .)",
                          "C4")),
              "C5");
}

TEST(informed, takes_what_puts_its_chain_in_atari_or_runs) {
    const LightBoard board = after(R"(
        . . . . . .
        . X O X . .
        . O X O . .
        . O . . . .
        . . . . . .
        . . . . . .)",
                                   "C3");                // the stone at C4 has no liberty left but by taking
    EXPECT_EQ(board.at(go::at("C4")), go::Cell::empty);  // it was taken: nothing to save
    const LightBoard other = after(R"(
        . . . . . .
        . . . . . .
        . O X . . .
        . . O . . .
        . . . . . .
        . . . . . .)",
                                   "D4");
    EXPECT_EQ(takes(other), "");
    EXPECT_EQ(escapes(other), "C5");
}

TEST(informed, does_not_run_where_it_stays_in_atari) {
    EXPECT_EQ(escapes(after(R"(
        . X . .
        O . O .
        . . . .
        . . . .)",
                            "C4")),
              "");
}

TEST(informed, knows_the_vital_point_of_each_dead_shape_and_none_of_the_others) {
    EXPECT_EQ(vital_point(space({"A1", "B1", "C1"})), go::at("B1"));
    EXPECT_EQ(vital_point(space({"A1", "B1", "B2"})), go::at("B1"));
    EXPECT_TRUE(vital_point(space({"A1", "B1", "C1", "D1"})).is_nowhere());
    EXPECT_TRUE(vital_point(space({"A1", "B1", "B2", "C2"})).is_nowhere());
    EXPECT_TRUE(vital_point(space({"A1", "B1", "A2", "B2"})).is_nowhere());  // dead as it is
    EXPECT_EQ(vital_point(space({"A1", "B1", "C1", "B2"})), go::at("B1"));
    EXPECT_EQ(vital_point(space({"A1", "B1", "A2", "B2", "C2"})), go::at("B2"));
    EXPECT_EQ(vital_point(space({"B1", "A2", "B2", "C2", "B3"})), go::at("B2"));
    EXPECT_TRUE(vital_point(space({"A1", "B1", "C1", "D1", "E1"})).is_nowhere());
    EXPECT_EQ(vital_point(space({"B1", "A2", "B2", "C2", "B3", "A1"})), go::at("B2"));
}

TEST(informed, plays_nakade_and_against_it) {
    const LightBoard board = after(R"(
        . O O O O
        . O . . .
        X O O O O
        X X X X X
        . . . . .)",
                                   "A5");
    const LightBoard beside = after(R"(
        . . O O O
        . O . . .
        X O O O O
        X X X X X
        . . . . .)",
                                    "B5");
    EXPECT_TRUE(Informed::nakade(board, Color::black).is_nowhere());  // the last move is not beside it
    EXPECT_TRUE(Informed::nakade(beside, Color::black).is_nowhere());
    const LightBoard near = after(R"(
        . O . O O
        . O . . .
        X O O O O
        X X X X X
        . . . . .)",
                                  "C5");
    EXPECT_EQ(Informed::nakade(near, Color::black), go::at("D4"));
    EXPECT_EQ(Informed::nakade(near, Color::white), go::at("D4"));
}

TEST(informed, cuts_joins_turns_round_and_blocks_but_sees_no_shape_in_the_open) {
    EXPECT_TRUE(
        is_shape_move(ring("OX."
                           "O.O"
                           "...")));  // cut
    EXPECT_TRUE(
        is_shape_move(ring(".O."
                           "X.X"
                           "...")));  // join
    EXPECT_TRUE(
        is_shape_move(ring("XO."
                           "..."
                           "...")));  // hane
    EXPECT_TRUE(
        is_shape_move(ring("..."
                           "X.O"
                           "###")));  // block
    EXPECT_FALSE(
        is_shape_move(ring("..."
                           "..."
                           "...")));
    EXPECT_FALSE(
        is_shape_move(ring("XXX"
                           "X.X"
                           "XXX")));
    EXPECT_FALSE(
        is_shape_move(ring("OOO"
                           "..."
                           "...")));
}

TEST(informed, sees_the_same_in_a_shape_and_its_mirror_image) {
    Rng rng(2);
    for (int i = 0; i < 2000; ++i) {
        std::array<ShapeCell, 8> shape{};
        for (ShapeCell& cell : shape) cell = static_cast<ShapeCell>(rng.below(4));
        std::array<ShapeCell, 8> mirrored{}, turned{};
        for (std::size_t k = 0; k < 8; ++k) mirrored[k] = shape[(8 - k) % 8];
        for (std::size_t k = 0; k < 8; ++k) turned[k] = shape[(k + 2) % 8];
        ASSERT_EQ(is_shape_move(shape), is_shape_move(mirrored));
        ASSERT_EQ(is_shape_move(shape), is_shape_move(turned));
    }
}

// Whoever plays between the two middle chains is taken.
TEST(informed, leaves_a_seki_alone_as_uniform_games_do_not) {
    const go::Position start = go::position(R"(
        . O . O X . O X . X .
        O O O O X . O X X X X)");
    int informed = 0, uniform = 0;
    constexpr int games = 100;
    for (int i = 0; i < games; ++i) {
        Rng a(static_cast<std::uint64_t>(i)), b(static_cast<std::uint64_t>(i));
        LightBoard one(start.board, start.to_move), two = one;
        play_game(one, start.to_move, 60, a, Informed(), NoVisitor());
        play_game(two, start.to_move, 60, b, Uniform(), NoVisitor());
        const auto stands = [](const LightBoard& board) {
            return board.at(go::at("E1")) == go::Cell::black && board.at(go::at("G1")) == go::Cell::white;
        };
        informed += stands(one) ? 1 : 0;
        uniform += stands(two) ? 1 : 0;
    }
    EXPECT_EQ(informed, games);
    EXPECT_EQ(uniform, 0);
}

TEST(informed, fills_on_inside_an_eye_space_that_dies_of_it) {
    const go::Board board = go::diagram(R"(
        . X O . . O X
        O O O X X O X
        . O O O O O X
        X X X X X X X)");
    Rng rng(1);
    const LightBoard light(board, Color::black);
    EXPECT_TRUE(light.is_legal(go::at("D4"), Color::black));
    EXPECT_TRUE(Informed().is_bad_self_atari(light, go::at("D4"), Color::black, rng));  // A4 and A2 are eyes
    const go::Board enclosed = go::diagram(R"(
        . X O . . O X
        X X O X X O X
        X X O O O O X
        X X X X X X X)");
    const LightBoard inside(enclosed, Color::black);
    EXPECT_FALSE(Informed().is_bad_self_atari(inside, go::at("D4"), Color::black, rng));
}

struct LegalMoves {
    Naive twin;
    void played(const LightBoard& board, go::Move move) {
        ASSERT_FALSE(!move.is_pass() && twin.is_eye(move.point, move.color) && board.captured() == 0);
        ASSERT_TRUE(twin.play(move)) << move;
        go::for_each_point(twin.size, [&](Point p) { ASSERT_EQ(board.at(p), twin.cells[p]); });
        if (move.is_pass()) return;
        // What the board says of liberties is what the twin counts.
        go::for_each_point(twin.size, [&](Point p) {
            if (!go::is_stone(twin.cells[p])) return;
            std::vector<Point> liberties;
            for (const Point stone : twin.region(p).points) {
                for (const Point q : stone.neighbours()) {
                    if (twin.cells[q] == go::Cell::empty &&
                        std::find(liberties.begin(), liberties.end(), q) == liberties.end())
                        liberties.push_back(q);
                }
            }
            ASSERT_EQ(board.last_liberty(p), liberties.size() == 1 ? liberties.front() : Point());
        });
    }
    void finished(const LightBoard&, int score) const { ASSERT_EQ(score, twin.score()); }
};

TEST(informed, plays_only_legal_moves_and_fills_no_eye_but_to_take) {
    Rng rng(9);
    for (int i = 0; i < 60; ++i) {
        const go::Size size{3 + i % 6, 3 + i % 5};
        const go::Position start = random_position(size, static_cast<int>(rng.below(20)), rng,
                                                   [](const go::Position&) { return true; });
        LightBoard board(start.board, start.to_move);
        play_game(board, start.to_move, 3 * size.points(), rng, Informed(), LegalMoves{Naive(start)});
        ASSERT_FALSE(testing::Test::HasFatalFailure());
    }
}

// Whether a move is a self-atari, against playing it.
TEST(light_board, sees_self_atari_as_it_turns_out) {
    Rng rng(4);
    int seen = 0;
    for (int i = 0; i < 200; ++i) {
        const go::Position start = random_position(go::square(6), 10 + static_cast<int>(rng.below(40)), rng,
                                                   [](const go::Position&) { return true; });
        const LightBoard light(start.board, start.to_move);
        go::for_each_point(start.size(), [&](Point p) {
            const go::Move move{start.to_move, p};
            if (!start.board.is_empty(p) || !light.is_legal(p, start.to_move)) return;
            go::Board board = start.board;
            board.play(move);
            int joined = 0;
            // Taking gives liberties elsewhere too, so only moves that take nothing are exact.
            if (board.captured(opponent(start.to_move)) != start.board.captured(opponent(start.to_move)))
                return;
            ASSERT_EQ(light.is_self_atari(p, start.to_move, joined), board.liberties(p) < 2) << board << p;
            if (board.liberties(p) < 2) {
                ASSERT_EQ(joined, board.chain_size(p));
                ++seen;
            }
        });
    }
    EXPECT_GT(seen, 50);
}

}  // namespace
}  // namespace tedomari::playout
