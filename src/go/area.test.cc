// SPDX-License-Identifier: MIT
#include "go/area.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::go {
namespace {

const char* const finished = R"(
    . X . X O .
    X X X O O .
    . O X O . O
    X X X O O .
    . X . X O .)";

TEST(area, counts_stones_and_surrounded_points) {
    const Count c = count(diagram(R"(
        . X . O .
        X X . O .
        . X . O .)"));
    EXPECT_EQ(c.of(Color::black).stones, 4);
    EXPECT_EQ(c.of(Color::black).territory, 2);
    EXPECT_EQ(c.of(Color::white).stones, 3);
    EXPECT_EQ(c.of(Color::white).territory, 3);
    EXPECT_EQ(c.owner[at("C2")], Cell::empty);  // dame
    EXPECT_EQ(c.owner[at("E2")], Cell::white);
    EXPECT_EQ(area_score(c), 0);
    EXPECT_EQ(territory_score(c), -1);
}

TEST(area, an_empty_board_is_nobodys) {
    const Count c = count(Board(square(5)));
    EXPECT_EQ(area_score(c), 0);
    EXPECT_EQ(c.owner[at("C3")], Cell::empty);
}

TEST(area, dead_stones_are_prisoners_and_their_points_territory) {
    Board board = diagram(finished);
    board.set_captured(Color::black, 2);
    const Count as_it_stands = count(board);
    EXPECT_EQ(as_it_stands.of(Color::black).territory, 4);
    const Count c = count(board, {{at("B3")}, {}});
    EXPECT_EQ(c.of(Color::black).territory, 6);
    EXPECT_EQ(c.of(Color::black).prisoners, 1);
    EXPECT_EQ(c.of(Color::white).prisoners, 2);
    EXPECT_EQ(c.of(Color::white).territory, 5);
    EXPECT_EQ(area_score(c), 11 + 6 - (8 + 5));
    EXPECT_EQ(territory_score(c), 6 + 1 - (5 + 2));
}

TEST(area, one_dead_stone_stands_for_its_chain) {
    const Board board = diagram(R"(
        O O . X .
        . . X X .
        X X X . .)");
    const Count c = count(board, {{at("A3")}, {}});
    EXPECT_EQ(c.of(Color::black).prisoners, 2);
    EXPECT_EQ(area_score(c), 15);
}

TEST(area, seki_is_taxed_only_where_the_rules_say_so) {
    const Board board = diagram(R"(
        . X O . O X .
        X X O O O X .
        . . . . . X .)");
    const FinalStatus seki{{}, {at("C3")}};
    EXPECT_EQ(count(board, seki, Tax::none).of(Color::white).tax, 0);
    EXPECT_EQ(count(board, seki, Tax::seki).of(Color::white).tax, 1);
    EXPECT_EQ(count(board, seki, Tax::seki).of(Color::black).tax, 0);
}

TEST(area, stone_scoring_taxes_each_group_two_points) {
    const Board board = diagram(R"(
        . X . O .
        X X O O O
        . X O . .
        X X O O O
        . X O . .)");
    const Count c = count(board, {}, Tax::all);
    EXPECT_EQ(c.of(Color::black).tax, 2);
    EXPECT_EQ(c.of(Color::white).tax, 2);
}

Game game_of(std::string_view picture, std::string_view rules) {
    return Game(position(picture), *parse_rules(rules));
}

TEST(area, final_score_adds_komi_bonus_and_button) {
    EXPECT_EQ(score_text(final_score(game_of(finished, "tromp-taylor"))), "W+6.5");
    EXPECT_EQ(score_text(final_score(game_of(finished, "japanese"), {{at("B3")}, {}})), "W+4.5");

    Game handicap(square(9), *parse_rules("chinese"));
    const std::vector<Point> stones = {at("C3"), at("G7"), at("C7")};
    handicap.place_handicap(stones);
    EXPECT_EQ(final_score(handicap), 81 - 3 - Rational(15, 2));
    handicap.set_rules(*parse_rules("aga"));
    EXPECT_EQ(final_score(handicap), 81 - 2 - Rational(15, 2));

    Game button(square(3), *parse_rules("aga-button"));
    button.play({Color::black, at("B2")});
    button.play(Move::pass(Color::white));
    button.play(Move::pass(Color::black));
    EXPECT_EQ(score_text(final_score(button)), "B+1.5");
}

TEST(area, score_text_is_what_sgf_writes) {
    EXPECT_EQ(score_text(0), "0");
    EXPECT_EQ(score_text(Rational(7, 2)), "B+3.5");
    EXPECT_EQ(score_text(Rational(-1, 2)), "W+0.5");
    EXPECT_EQ(score_text(-12), "W+12");
    EXPECT_EQ(score_text(Rational(15, 4)), "B+3.75");
    EXPECT_EQ(score_text(Rational(-7, 3)), "W+7/3");
}

}  // namespace
}  // namespace tedomari::go
