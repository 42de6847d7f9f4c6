// SPDX-License-Identifier: MIT
#include "go/game.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::go {
namespace {

Rules rules(KoRule ko, Suicide suicide = Suicide::forbidden) {
    Rules r;
    r.ko = ko;
    r.suicide = suicide;
    return r;
}

Move black(std::string_view vertex) { return {Color::black, at(vertex)}; }
Move white(std::string_view vertex) { return {Color::white, at(vertex)}; }

TEST(game, turns_alternate_and_two_passes_end_it) {
    Game game(square(9));
    EXPECT_EQ(game.to_move(), Color::black);
    game.play(black("E5"));
    EXPECT_EQ(game.to_move(), Color::white);
    game.play(Move::pass(Color::white));
    EXPECT_FALSE(game.is_over());
    game.play(Move::pass(Color::black));
    EXPECT_TRUE(game.is_over());
    EXPECT_TRUE(game.undo());
    EXPECT_EQ(game.passes(), 1);
    EXPECT_EQ(game.to_move(), Color::black);
    EXPECT_TRUE(game.undo());
    EXPECT_TRUE(game.undo());
    EXPECT_FALSE(game.undo());
    EXPECT_EQ(game.board(), Board(square(9)));
}

TEST(game, says_why_a_move_is_illegal) {
    const Position p = position(R"(
        . X O .
        X . X O
        . X O .
        . . . .)");
    Game game(p, rules(KoRule::simple));
    EXPECT_EQ(game.legality(black("B4")), Legality::occupied);
    EXPECT_EQ(game.legality(black("E1")), Legality::off_board);
    EXPECT_EQ(game.legality(white("A4")), Legality::suicide);
    EXPECT_EQ(game.legality(white("B3")), Legality::legal);
    game.play(white("B3"));
    EXPECT_EQ(game.legality(black("C3")), Legality::ko);
    EXPECT_EQ(game.legality(white("C3")), Legality::legal);
    EXPECT_EQ(game.legality(Move::pass(Color::black)), Legality::legal);
    game.play(Move::pass(Color::black));
    game.play(Move::pass(Color::white));
    EXPECT_EQ(game.legality(black("C3")), Legality::legal);
}

TEST(game, superko_remembers_beyond_passes) {
    const Position p = position(R"(
        . X O .
        X . X O
        . X O .
        . . . .)");
    for (const KoRule ko : {KoRule::positional, KoRule::situational}) {
        Game game(Position{p.board, Color::white}, rules(ko));
        game.play(white("B3"));
        EXPECT_EQ(game.legality(black("C3")), Legality::ko);
        game.play(Move::pass(Color::black));
        game.play(Move::pass(Color::white));
        EXPECT_EQ(game.legality(black("C3")), Legality::superko);
    }
}

// Black sends two stones, White takes them, Black takes one back: the first position again, but White to
// move.
TEST(game, sending_two_returning_one_divides_the_superkos) {
    const Position p = position(R"(
        . X . X .
        O O X X .
        . . . . .)");
    const auto return_one = [&](KoRule ko) {
        Game game(p, rules(ko));
        game.play(black("A3"));
        game.play(white("C3"));
        EXPECT_EQ(game.captured(Color::black), 2);
        return game.legality(black("B3"));
    };
    EXPECT_EQ(return_one(KoRule::simple), Legality::legal);
    EXPECT_EQ(return_one(KoRule::positional), Legality::superko);
    EXPECT_EQ(return_one(KoRule::situational), Legality::legal);
}

TEST(game, suicide_of_one_stone_is_a_pass_that_only_positional_superko_forbids) {
    const Position p = position(R"(
        . O .
        O O .
        . . X)");
    EXPECT_EQ(Game(p, rules(KoRule::positional, Suicide::allowed)).legality(black("A3")), Legality::superko);
    EXPECT_EQ(Game(p, rules(KoRule::situational, Suicide::allowed)).legality(black("A3")), Legality::legal);
    EXPECT_EQ(Game(p, rules(KoRule::simple, Suicide::forbidden)).legality(black("A3")), Legality::suicide);
}

TEST(game, setup_and_handicap_make_a_new_start) {
    Game game(square(9));
    game.play(black("A1"));
    game.place(at("E5"), Color::white);
    EXPECT_TRUE(game.moves().empty());
    EXPECT_EQ(game.start().board.at(at("A1")), Cell::black);
    const std::vector<Point> stones = {at("C3"), at("G7")};
    game.place_handicap(stones);
    EXPECT_EQ(game.to_move(), Color::white);
    EXPECT_EQ(game.handicap().size(), 2u);
    game.remove(at("E5"));
    EXPECT_FALSE(game.undo());
    EXPECT_TRUE(game.board().check_invariants());
}

}  // namespace
}  // namespace tedomari::go
