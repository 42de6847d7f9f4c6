// SPDX-License-Identifier: MIT
#include "analysis/tactical.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::analysis {

namespace {

TacticalAnswer asked(const go::Board& board, const tactics::Goal& goal, tactics::Side first,
                     std::uint64_t nodes = 200'000) {
    Limits limits;
    limits.nodes = nodes;
    Budget budget(limits);
    tactics::ReadingTable table;
    return ask(board, goal, first, table, budget);
}

std::string capture_of(const go::Board& board, const char* point, tactics::Side first) {
    return to_string(asked(board, tactics::capture(board, go::at(point)), first));
}

std::string eyes_at(const go::Board& board, const char* point) {
    tactics::ReadingTable table;
    Budget budget;
    return eval_eye(board, go::at(point), table, budget);
}

}  // namespace

TEST(tactical, names_the_move_of_the_side_that_asks) {
    const go::Board board = go::diagram(R"(
        . . X O . O .
        . X O . O O O
        . X O X O . O
        . . X . O O O
        . . . . . . .)");
    EXPECT_EQ(capture_of(board, "C3", tactics::Side::attacker), "1 D4");
    EXPECT_EQ(capture_of(board, "C3", tactics::Side::defender), "1 D4");
}

TEST(tactical, needs_no_move_for_what_cannot_be_stopped) {
    const go::Board board = go::diagram(R"(
        . X O . .
        X X O . .
        X . O . .
        X X O . .
        . X O . .)");
    EXPECT_EQ(capture_of(board, "A3", tactics::Side::attacker), "0");
    EXPECT_EQ(capture_of(board, "A3", tactics::Side::defender), "1 PASS");
}

TEST(tactical, tells_who_takes_a_ko_first) {
    go::Board board = go::diagram(R"(
        . . . . .
        . X O . .
        X O . O .
        . X O . .
        . . . . .)");
    EXPECT_EQ(capture_of(board, "B3", tactics::Side::attacker), "2 C3");
    board.set_ko_ban({go::Color::black, go::at("C3")});
    EXPECT_EQ(asked(board, tactics::capture(board, go::at("B3")), tactics::Side::attacker).code, 3);
}

TEST(tactical, does_not_claim_to_know_what_it_had_no_time_for) {
    const go::Board board = go::diagram(R"(
        . . . . . . .
        . . . . . . .
        . . X O . . .
        . X O O X . .
        . . X X . . .
        . . . . . . .
        . . . . . . .)");
    const TacticalAnswer answer =
        asked(board, tactics::capture(board, go::at("D4")), tactics::Side::attacker, 1);
    EXPECT_FALSE(answer.known);
    EXPECT_FALSE(answer.proved);
    EXPECT_EQ(to_string(answer), "0");
}

TEST(tactical, knows_what_lives_unconditionally) {
    const go::Board board = go::diagram(R"(
        . X . O .
        X X . . .
        . X . . .
        X X . . O
        . X . O .)");
    EXPECT_EQ(unconditional_status(board, go::at("B3")), "alive");
    EXPECT_EQ(unconditional_status(board, go::at("A5")), "black_territory");
    EXPECT_EQ(unconditional_status(board, go::at("E2")), "undecided");
}

TEST(tactical, counts_eyes_with_the_vital_point_when_it_matters) {
    const auto corner = [](const char* row) {  // a straight room on the edge
        return go::diagram(std::string(R"(
            . . . . . . .
            O O O O O O .
            X X X X X O .
            )") + row);
    };
    EXPECT_EQ(eyes_at(corner(". X . X X O ."), "A1"), "1 1");
    EXPECT_EQ(eyes_at(corner(". . . X X O ."), "A1"), "1 2 B1 B1");
    EXPECT_EQ(eyes_at(corner(". . . . X O ."), "A1"), "2 2");
}

TEST(tactical, finds_no_eye_space_where_both_colors_are) {
    const go::Board board{go::square(5)};
    EXPECT_EQ(eyes_at(board, "C3"), "-1");
}

// After the cut at E3 as well Black connects against likely replies (docs/blemishes.md).
TEST(tactical, what_likely_replies_say_is_judged_and_not_proved) {
    const go::Board board = go::diagram(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . O . . . .
        . . . O X O X . .
        . . . O . . . . .
        . . X X . . X . .
        . . . . . . . . .
        . . . . . . . . .)");
    Limits limits;
    limits.nodes = 10'000;
    Budget budget(limits);
    tactics::ReadingTable table;
    const auto answer = ask(board, tactics::connect(board, go::at("C3"), go::at("G3")),
                            tactics::Side::defender, table, budget);
    EXPECT_EQ(to_string(answer), "0");
    EXPECT_TRUE(answer.judged);
    EXPECT_FALSE(answer.proved);
}

}  // namespace tedomari::analysis
