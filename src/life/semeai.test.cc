// SPDX-License-Identifier: MIT
#include "life/semeai.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::life {

using go::at;
using go::Board;
using go::diagram;
using go::Point;

namespace {

using Ask = Semeai (*)(const Board&, Point, Point, Table&, Budget&);

Semeai ask(Ask question, const Board& board, const char* mine, const char* other,
           std::uint64_t nodes = 200'000) {
    static Table table(std::size_t{16} << 20);
    Limits limits;
    limits.nodes = nodes;
    Budget budget(limits);
    return question(board, at(mine), at(other), table, budget);
}

// Three liberties each, none of them inside.
const char* const race_picture = R"(
    . . . . . . .
    O O O O O O O
    O . . . O O O
    O X X X X X O
    X O O O O O X
    X . . . X X X
    X X X X X X X
    . . . . . . .)";

// Black at the top has two eyes; White below him, shut in, has one at most.
const char* const eyes = R"(
    . X . X . X O . .
    X X X X X X O . .
    O O O O O X O . .
    . . . . O X O . .
    X X X . O X O . .
    . . X O O X O . .
    . . X X X X O . .
    . . . O O O O . .
    . . . . . . . . .)";

// Black can take the three stones at the bottom; then White plays back in and kills him.
const char* const hole = R"(
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    O O O O O O O O
    . O O O O O O O
    X X X X X X O O
    . O O O . X . O)";
}  // namespace

TEST(life_semeai, who_takes_three_stones_and_dies_of_the_hole_has_not_killed_them) {
    const Semeai found = ask(read_race, diagram(hole), "B1", "B2");
    EXPECT_EQ(found.saved, Outcome::won());
    EXPECT_EQ(found.taken, Outcome::lost());
}

TEST(life_semeai, who_moves_first_takes_the_other_and_is_saved_by_it) {
    const Board board = diagram(race_picture);
    for (const auto& [mine, other] : {std::pair{"B5", "B4"}, std::pair{"B4", "B5"}}) {
        const Semeai found = ask(read_race, board, mine, other);
        EXPECT_EQ(found.saved, Outcome::won()) << mine;
        EXPECT_EQ(found.taken, Outcome::won()) << mine;
        EXPECT_FALSE(found.move.is_nowhere()) << mine;
    }
}

TEST(life_semeai, against_two_eyes_there_is_no_race) {
    const Board board = diagram(eyes);
    const Semeai black = ask(read_eyes, board, "A8", "A7");
    EXPECT_EQ(black.saved, Outcome::won());
    EXPECT_TRUE(black.is_known());
    const Semeai white = ask(read_eyes, board, "A7", "A8");
    EXPECT_EQ(white.taken, Outcome::lost());
    EXPECT_EQ(white.saved, Outcome::lost());
    EXPECT_TRUE(white.move.is_nowhere());
    EXPECT_EQ(black.taken, Outcome::won());
}

TEST(life_semeai, nothing_is_said_without_time) {
    const Semeai found = ask(read_semeai, diagram(race_picture), "B5", "B4", 3);
    EXPECT_FALSE(found.is_known());
}

TEST(life_semeai, a_ko_of_four_threats_is_none) {
    EXPECT_TRUE(is_real_ko(Outcome::ko_up(3)));
    EXPECT_FALSE(is_real_ko(Outcome::ko_up(4)));
    EXPECT_FALSE(is_real_ko(Outcome::won()));
}

}  // namespace tedomari::life
