// SPDX-License-Identifier: MIT
#include "scoring/counting.h"

#include <gtest/gtest.h>

#include "base/rng.h"
#include "go/diagram.h"
#include "go/game.h"
#include "go/random_boards.test.h"
#include "go/symmetry.h"
#include "scoring/final_game.h"
#include "sgf/record.h"

namespace tedomari::scoring {
namespace {

using go::at;
using go::Board;
using go::Color;
using go::diagram;
using go::Point;
using go::PointSet;

const go::Rules japanese = *go::parse_rules("japanese");
const go::Rules chinese = *go::parse_rules("chinese");

PointSet random_dead(Rng& rng, const Board& board) {
    PointSet dead;
    go::for_each_point(board.size(), [&](Point p) {
        if (go::is_stone(board.at(p)) && board.chain(p) == p && rng.below(4) == 0) dead.insert(p);
    });
    return dead;
}

TEST(counting, territory_lies_under_dead_stones_and_they_are_prisoners) {
    const Board board = diagram(R"(
        . X . O .
        X X . O O
        . X . O .
        X X . O X
        . X . O .)");
    const Tally counted = tally(board, {{at("E2")}, {}}, japanese);
    EXPECT_EQ(counted.of(Color::black).territory, (PointSet{at("A1"), at("A3"), at("A5")}));
    EXPECT_EQ(counted.of(Color::white).territory, (PointSet{at("E1"), at("E2"), at("E3"), at("E5")}));
    EXPECT_EQ(counted.of(Color::white).dead, 1);
    EXPECT_EQ(counted.dame.size(), 5);
    EXPECT_TRUE(counted.seki.empty());
}

TEST(counting, a_chain_in_atari_once_the_dame_are_filled_is_connected) {
    const Board board = diagram(R"(
        . X . X O . O
        X X X O O O O
        . X X O O . O
        X X . X . O O
        . X X O O O O
        X X X O . O .
        . X O O O O O)");
    const Tally counted = tally(board, {}, japanese);
    EXPECT_EQ(counted.dame, (PointSet{at("E4")}));
    EXPECT_EQ(counted.of(Color::black).teire, (PointSet{at("C7"), at("C4")}));  // for D7 and for D4
    EXPECT_EQ(counted.of(Color::black).territory, (PointSet{at("A7"), at("A5"), at("A3"), at("A1")}));
    EXPECT_TRUE(tally(board, {}, chinese).of(Color::black).territory.contains(at("C4")));
}

TEST(counting, a_dame_that_leads_to_a_friend_saves_the_eye) {
    const Board board = diagram(R"(
        . X . X O . O
        X X X O O O O
        . X X . O . O
        X X . X . O O
        . X X O O O O
        X X X O . O .
        . X O O O O O)");
    EXPECT_EQ(tally(board, {}, japanese).of(Color::black).teire, (PointSet{at("C7")}));
}

TEST(counting, dame_in_a_row_lead_to_a_friend_as_one_does) {
    // Black D5 hangs on by C5 once the dame are filled, but the same dame lead to G5.
    const Board row = diagram(R"(
        . X X O . O X X .
        X X X O O O X X X
        . X X O . O X X .
        X X X O O O X X X
        X X . X . . X X .
        X X X O O O X X X
        . X X O . O X X .
        X X X O O O X X X
        . X X O . O X X .)");
    EXPECT_TRUE(tally(row, {}, japanese).of(Color::black).teire.empty());
    // By way of a stone that has nothing of its own.
    const Board stone = diagram(R"(
        . X X O . O . O X X .
        X X X O O O O O X X X
        . X X O . O . O X X .
        X X X O O O O O X X X
        X X . X . X . X X X .
        X X X O O O O O X X X
        . X X O . O . O X X .
        X X X O O O O O X X X
        . X X O . O . O X X .)");
    EXPECT_TRUE(tally(stone, {}, japanese).of(Color::black).teire.empty());
}

TEST(counting, a_dame_that_the_opponent_cannot_fill_saves_the_eye) {
    const Board board = diagram(R"(
        . O . O X .
        . O O O X X
        O X . O X .
        O . O O X X
        X O O O X .
        X X X X X X
        . X . X . X)");
    // A6 would be the last liberty of A5, but Black at B4 and C5 would have none.
    const Tally counted = tally(board, {}, japanese);
    EXPECT_EQ(counted.dame, (PointSet{at("B4"), at("C5")}));
    EXPECT_TRUE(counted.of(Color::white).teire.empty());
}

TEST(counting, eyes_in_seki_are_nobodys_under_japanese_rules_only) {
    const Board board = diagram(R"(
        . X . O . O X
        X X X O O O X
        O O O X X X X
        . O . O X . X
        O O O O X X .
        O . O X X . X
        O O O X . X X)");
    // C7 is the one dame; A7 Black's one eye, E7 White's.
    const Tally counted = tally(board, {}, japanese);
    EXPECT_EQ(counted.dame, (PointSet{at("C7")}));
    PointSet stones;
    for (const char* name : {"B7", "D7"}) stones |= board.stones(at(name));
    EXPECT_EQ(counted.seki, stones);
    EXPECT_EQ(counted.of(Color::black).taxed, (PointSet{at("A7")}));
    EXPECT_EQ(counted.of(Color::white).taxed, (PointSet{at("E7")}));
    EXPECT_TRUE(tally(board, {}, chinese).of(Color::black).territory.contains(at("A7")));
}

TEST(counting, one_eyed_stones_beside_living_enemies_are_not_in_seki) {
    const Board board = diagram(R"(
        . X . X . O .
        X X X X . O O
        O O O O O O .
        . O . O . O O)");
    EXPECT_TRUE(tally(board, {}, japanese).seki.empty());
}

TEST(counting, arithmetic_is_given_line_by_line) {
    auto record = sgf::read_record("(;SZ[5]KM[0.5]HA[2]RU[Chinese]AB[bc][dc];W[cc];B[cb];W[];B[cd];W[];B[])");
    ASSERT_TRUE(record);
    const Tally counted = tally(record->game.board(), {{at("C3")}, {}}, chinese);
    const Arithmetic sum = arithmetic(counted, record->game.board(), terms_of(record->game, 2));
    std::string text;
    for (const Item& item : sum.items)
        text += item.what + " " + std::string(to_string(item.color)) + " " + to_string(item.points) + "; ";
    EXPECT_EQ(
        text,
        "territory black 21; stones on the board black 4; territory white 0; stones on the board white 0; "
        "komi white 1/2; handicap compensation white 2; ");
    EXPECT_EQ(sum.score, Rational(45, 2));
}

TEST(counting, area_is_what_a_flood_fill_counts) {  // law, against go/area.h
    Rng rng(12);
    for (int i = 0; i < 300; ++i) {
        const Board board = go::random_board(go::square(9), 40 + static_cast<int>(rng.below(60)), rng);
        const PointSet dead = random_dead(rng, board);
        const Tally counted = tally(board, {dead, {}}, chinese);
        const go::Count flood = go::count(board, {dead, {}});
        for (const Color color : {Color::black, Color::white}) {
            EXPECT_EQ(counted.of(color).territory.size(), flood.of(color).territory);
            EXPECT_EQ(counted.of(color).stones, flood.of(color).stones);
            EXPECT_EQ(counted.of(color).prisoners(), flood.of(color).prisoners);
        }
    }
}

TEST(counting, does_not_care_how_the_board_lies) {  // law
    Rng rng(7);
    for (int i = 0; i < 60; ++i) {
        const Board board = go::random_board(go::square(9), 50 + static_cast<int>(rng.below(50)), rng);
        const PointSet dead = random_dead(rng, board);
        const Tally counted = tally(board, {dead, {}}, japanese);
        for (const go::Symmetry s : go::symmetries(board.size())) {
            const Tally turned =
                tally(go::transformed(board, s), {go::transformed(dead, board.size(), s), {}}, japanese);
            EXPECT_EQ(turned.seki, go::transformed(counted.seki, board.size(), s));
            for (const Color color : {Color::black, Color::white}) {
                EXPECT_EQ(turned.of(color).territory,
                          go::transformed(counted.of(color).territory, board.size(), s));
            }
        }
    }
}

}  // namespace
}  // namespace tedomari::scoring
