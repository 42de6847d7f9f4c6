// SPDX-License-Identifier: MIT
#include "tactics/eyespace.h"

#include <gtest/gtest.h>
#include <string>

#include "base/rng.h"
#include "go/diagram.h"
#include "go/symmetry.h"
#include "tactics/goal.test.h"

namespace tedomari::tactics {
namespace {

struct SeenEyes {
    std::optional<EyeSpace> space;
    EyeCount eyes;
};

SeenEyes look(const go::Board& board, go::Point point, go::Color owner) {
    static ReadingTable table(std::size_t{1} << 20);
    Limits limits;
    limits.nodes = 300'000;
    Budget budget(limits);
    SeenEyes seen{eye_space(eye_rooms(board, dead_stones(board, point, table, budget)), point, owner), {}};
    if (seen.space) seen.eyes = count_eyes(board, *seen.space, table, budget);
    return seen;
}

std::string eyes(std::string_view picture, std::string_view vertex) {
    SeenEyes seen = look(go::diagram(picture), go::at(vertex), go::Color::black);
    if (!seen.space) seen = look(go::diagram(picture), go::at(vertex), go::Color::white);
    if (!seen.space) return "none";
    const EyeCount& e = seen.eyes;
    std::string text = std::string(go::to_string(seen.space->owner)) + " " + std::to_string(e.least) + "|" +
                       std::to_string(e.most);
    if (e.least != e.most) text += " " + go::to_string(e.attack) + " " + go::to_string(e.defend);
    return text;
}

TEST(eyespace, three_in_a_row_want_the_middle) {
    EXPECT_EQ(eyes(R"(
        . . . . . . .
        . . . . . . .
        O O O O O O .
        X X X X X O .
        . . . . X O .
        X X X X X O .
        O O O O O O .)",
                   "B3"),
              "black 2|2");
    EXPECT_EQ(eyes(R"(
        . . . . . . .
        . . . . . . .
        O O O O O . .
        X X X X O . .
        . . . X O . .
        X X X X O . .
        O O O O O . .)",
                   "B3"),
              "black 1|2 B3 B3");
}

TEST(eyespace, a_diagonal_that_both_can_get_makes_half_an_eye) {
    EXPECT_EQ(eyes(R"(
        . . . . . . .
        . . O . . . .
        . . O X X X .
        . . X . X . .
        . . . X X . X
        . . O . . X .
        . . . . . . .)",
                   "D4"),
              "black 0|1 C3 C3");
    EXPECT_EQ(eyes(R"(
        . . . . . . .
        . . O . . . .
        . . O X X X .
        . . X . X . .
        . . X X X . X
        . . O . . X .
        . . . . . . .)",
                   "D4"),
              "black 1|1")
        << "one diagonal may be lost";
}

TEST(eyespace, a_false_eye_is_none) {
    EXPECT_EQ(eyes(R"(
        . . . . . . .
        . . X . . . .
        . X . X . . .
        . X X . . . .
        X X . . . . .
        . X O . O . .
        X O O O . . .)",
                   "A2"),
              "black 0|0");
}

TEST(eyespace, an_open_end_is_a_margin) {
    EXPECT_EQ(eyes(R"(
        . O O . . . .
        O . O . X . .
        O O O X . X .
        . O X X X . .
        O O X X . . .
        O X X X . . .
        O . . X . . .)",
                   "C1"),
              "black 0|1 B1 B1");
}

TEST(eyespace, a_ko_counts_for_whoever_moves_first) {
    // White can make A3 false by taking the ko at B2.
    EXPECT_EQ(eyes(R"(
        . . . . . .
        O O O . . .
        X X O . . .
        . X X O O .
        X . X X O .
        O X O O . .
        . O . . . .)",
                   "A4"),
              "black 0|1 B3 B3");
}

TEST(eyespace, the_open_board_has_none) { EXPECT_EQ(eyes(". . .\n. . .\n. . .", "B2"), "none"); }

// A room of Black's that is open at B4, and one behind it.
constexpr std::string_view two_rooms = R"(
    X X X X X X X
    X . . X . . X
    X . . . . . X
    X X X . X X X
    O O O . O O O
    . . . . . . .
    . . . . . . .)";

TEST(eyespace, runs_through_margins_but_not_from_one_to_the_next) {
    const EyeRooms rooms{
        {{go::at("A1"), go::at("B1"), go::at("D1")}, {go::at("C1"), go::at("E1"), go::at("F1")}}, {}};
    const auto space = eye_space(rooms, go::at("A1"), go::Color::black);
    ASSERT_TRUE(space);
    EXPECT_EQ(space->core, (go::PointSet{go::at("A1"), go::at("B1"), go::at("D1")}));
    EXPECT_EQ(space->margins, (go::PointSet{go::at("C1"), go::at("E1")}));
    EXPECT_EQ(eye_space(rooms, go::at("F1"), go::Color::black)->size(), 1);
    EXPECT_FALSE(eye_space(rooms, go::at("A1"), go::Color::white));
}

TEST(eyespace, too_large_to_read_is_judged_by_its_margins) {
    const SeenEyes seen = look(go::diagram(two_rooms), go::at("B6"), go::Color::black);
    ASSERT_TRUE(seen.space);
    EXPECT_GT(seen.space->size(), 9);
    EXPECT_EQ(seen.eyes.least, 2);
    EXPECT_EQ(seen.eyes.evidence, Evidence::judged);
    go::PointSet core, margins;
    for (int column = 0; column < 6; ++column) {
        core.insert(go::Point::at(column, 1));
        margins.insert(go::Point::at(column, 0));
    }
    ReadingTable table(std::size_t{1} << 20);
    Budget budget;
    const EyeCount open =
        count_eyes(go::Board(go::square(9)), {go::Color::black, core, margins}, table, budget);
    EXPECT_EQ(open.most, 0) << "as many margins as points behind them";
    EXPECT_EQ(open.evidence, Evidence::judged);
}

TEST(eyespace, read_to_the_end_inside_one_chain_is_proved) {
    const go::Board board = go::diagram(R"(
        . . . . . .
        X X X X X .
        . . . . X .
        X X X X X .
        . . . . . .)");
    ReadingTable table(std::size_t{1} << 20);
    Budget budget;
    EyeSpace space{go::Color::black, {}, {}};
    for (int column = 0; column < 4; ++column) space.core.insert(go::Point::at(column, 2));
    const EyeCount closed = count_eyes(board, space, table, budget);
    EXPECT_EQ(closed.least, 2);
    EXPECT_EQ(closed.evidence, Evidence::proved);
    space.core.erase(go::at("A3"));
    space.margins.insert(go::at("A3"));
    EXPECT_EQ(count_eyes(board, space, table, budget).evidence, Evidence::judged) << "not with a margin";
    const go::Board three = go::diagram("X X X X .\n. . . X .\nX X X X .\n. . . . .");
    const EyeSpace nakade{go::Color::black, {go::at("A3"), go::at("B3"), go::at("C3")}, {}};
    EXPECT_EQ(count_eyes(three, nakade, table, budget).evidence, Evidence::bounded);
}

TEST(eyespace, is_the_same_for_both_colors_and_from_every_side) {
    Rng rng(12);
    int spaces = 0;
    for (int trial = 0; trial < 12; ++trial) {
        const go::Board board = random_board(go::square(7), 60, rng);
        go::PointSet empty;
        go::for_each_point(board.size(), [&](go::Point p) {
            if (board.is_empty(p)) empty.insert(p);
        });
        if (empty.empty()) continue;
        const go::Point p = empty.first();
        const SeenEyes seen = look(board, p, go::Color::black);
        spaces += seen.space.has_value();
        for (const go::Symmetry s : go::symmetries(board.size())) {
            go::Board other(board.size());
            go::for_each_point(board.size(), [&](go::Point q) {
                if (go::is_stone(board.at(q)))
                    other.place(go::transformed(q, board.size(), s), opponent(color_of(board.at(q))));
            });
            const SeenEyes mirrored = look(other, go::transformed(p, board.size(), s), go::Color::white);
            ASSERT_EQ(seen.space.has_value(), mirrored.space.has_value()) << board << p;
            if (!seen.space) continue;
            ASSERT_EQ(seen.space->owner, opponent(mirrored.space->owner));
            ASSERT_EQ(go::transformed(seen.space->core, board.size(), s), mirrored.space->core) << board << p;
            ASSERT_EQ(seen.eyes.least, mirrored.eyes.least) << board << p;
            ASSERT_EQ(seen.eyes.most, mirrored.eyes.most) << board << p;
        }
    }
    EXPECT_GT(spaces, 3);
}

}  // namespace
}  // namespace tedomari::tactics
