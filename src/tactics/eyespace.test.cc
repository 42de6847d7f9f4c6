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

SeenEyes look(const go::Board& board, go::Point point) {
    static ReadingTable table(std::size_t{1} << 20);
    Limits limits;
    limits.nodes = 100'000;
    Budget budget(limits);
    SeenEyes seen{eye_space(board, point, table, budget), {}};
    if (seen.space) seen.eyes = count_eyes(board, *seen.space, table, budget);
    return seen;
}

std::string eyes(std::string_view picture, std::string_view vertex) {
    const SeenEyes seen = look(go::diagram(picture), go::at(vertex));
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
        . . . . . . .
        . . . X . . .
        . . X . X . .
        O . X . . . .
        O O X . . . .
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

TEST(eyespace, is_the_same_for_both_colors_and_from_every_side) {
    Rng rng(12);
    int spaces = 0;
    for (int trial = 0; trial < 40; ++trial) {
        const go::Board board = random_board(go::square(7), 60, rng);
        go::PointSet empty;
        go::for_each_point(board.size(), [&](go::Point p) {
            if (board.is_empty(p)) empty.insert(p);
        });
        if (empty.empty()) continue;
        const go::Point p = empty.first();
        const SeenEyes seen = look(board, p);
        spaces += seen.space.has_value();
        for (const go::Symmetry s : go::symmetries(board.size())) {
            go::Board other(board.size());
            go::for_each_point(board.size(), [&](go::Point q) {
                if (go::is_stone(board.at(q)))
                    other.place(go::transformed(q, board.size(), s), opponent(color_of(board.at(q))));
            });
            const SeenEyes mirrored = look(other, go::transformed(p, board.size(), s));
            ASSERT_EQ(seen.space.has_value(), mirrored.space.has_value()) << board << p;
            if (!seen.space) continue;
            ASSERT_EQ(seen.space->owner, opponent(mirrored.space->owner));
            ASSERT_EQ(go::transformed(seen.space->core, board.size(), s), mirrored.space->core) << board << p;
            ASSERT_EQ(seen.eyes.least, mirrored.eyes.least) << board << p;
            ASSERT_EQ(seen.eyes.most, mirrored.eyes.most) << board << p;
        }
    }
    EXPECT_GT(spaces, 10);
}

}  // namespace
}  // namespace tedomari::tactics
