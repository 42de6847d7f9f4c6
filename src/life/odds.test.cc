// SPDX-License-Identifier: MIT
#include "life/odds.h"

#include <gtest/gtest.h>

#include "go/diagram.h"
#include "go/symmetry.h"
#include "life/random_arena.test.h"

namespace tedomari::life {

using go::Color;
using go::Point;

namespace {

// What is expected of a position.
class Expectation : public Odds {
public:
    explicit Expectation(const Arena& arena) : Odds(arena, {}) {}
    search::ProofNumbers numbers(Color mover) const { return first_numbers(mover); }
};

Arena black_group(std::string_view picture, Point stone) {
    const go::Board board = go::diagram(picture);
    return {board, whole(board.size()), {stone}, Color::black};
}

}  // namespace

TEST(life_odds, sees_eyes_and_who_is_short_of_liberties) {
    const Arena arena = black_group(R"(
        . X . O .
        X X O O .
        . X X O .
        X O X O .
        . O X O .)",
                                    go::at("B5"));
    const Odds::Seen seen = Odds(arena, {}).see();
    EXPECT_EQ(seen[Odds::liberties], 3);
    EXPECT_EQ(seen[Odds::three_liberties], 1);
    EXPECT_EQ(seen[Odds::eyes], 2);  // A5 and A3
    EXPECT_EQ(seen[Odds::no_eye], 0);
    EXPECT_EQ(seen[Odds::false_eyes], 1);  // A1
    EXPECT_EQ(seen[Odds::killers_in_atari], 1);
    EXPECT_EQ(seen[Odds::stones_in_atari], 2);
}

TEST(life_odds, are_the_same_however_the_board_lies) {
    Rng rng(7);
    for (std::size_t i = 0; i < 200 * times(); ++i) {
        auto arena = random_arena(go::Size{5, 5}, rng);
        if (!arena || arena->targets.size() > 1) continue;
        arena->area = whole(arena->board.size());
        for (const go::Symmetry s : go::symmetries(arena->board.size())) {
            Arena other = *arena;
            other.board = go::transformed(arena->board, s);
            other.targets = go::transformed(arena->targets, arena->board.size(), s);
            ASSERT_EQ(Odds(*arena, {}).see(), Odds(other, {}).see()) << arena->board;
        }
    }
}

TEST(life_odds, turn_with_who_moves_and_with_room) {
    const Arena roomy = black_group(R"(
        . . . . .
        . . . . .
        X X X X X
        O O O O O
        . . . . .)",
                                    go::at("A3"));
    const Arena narrow = black_group(R"(
        . X . O .
        X X O O .
        O O O O .
        . . . O .
        . . . O .)",
                                     go::at("B5"));
    const auto numbers = [](const Arena& arena, Color mover) { return Expectation(arena).numbers(mover); };
    EXPECT_LT(numbers(narrow, Color::white).pn, numbers(narrow, Color::black).pn);
    EXPECT_GT(numbers(narrow, Color::white).dn, numbers(narrow, Color::black).dn);
    EXPECT_LT(numbers(narrow, Color::white).pn, numbers(roomy, Color::white).pn);
    EXPECT_GT(numbers(narrow, Color::white).dn, numbers(roomy, Color::white).dn);
}

}  // namespace tedomari::life
