// SPDX-License-Identifier: MIT
#include "tactics/dragon.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::tactics {
namespace {

struct Seen {
    int stones = 0, eyes = 0;
    friend bool operator==(const Seen&, const Seen&) = default;
};
std::ostream& operator<<(std::ostream& out, const Seen& s) {
    return out << s.stones << " stones, " << s.eyes << " eyes";
}

Seen look(std::string_view picture, std::string_view vertex) {
    const go::Board board = go::diagram(picture);
    ReadingTable table(std::size_t{1} << 20);
    Limits limits;
    limits.nodes = 200'000;
    Budget budget(limits);
    const go::PointSet stones = dragon(board, go::at(vertex), table, budget);
    return {stones.size(), eyes_of_dragon(board, stones, table, budget)};
}

TEST(dragon, two_points_to_connect_at_are_one_dragon) {
    EXPECT_EQ(look(R"(
        . . . . . . .
        . . . . . . .
        . . . X X X .
        . . . X . X .
        . . . X X X .
        X X X . . . .
        . X . . . . .)",
                   "A2"),
              (Seen{12, 2}));
}

TEST(dragon, chains_that_share_two_eyes_have_them) {
    const go::Board board = go::diagram(R"(
        X X X X
        X X . .
        . . X X
        X X X X)");
    ReadingTable table(std::size_t{1} << 20);
    Budget budget;
    EXPECT_TRUE(has_two_eyes(board, go::at("A1"), table, budget));
    EXPECT_TRUE(has_two_eyes(board, go::at("A4"), table, budget));
}

TEST(dragon, a_cut_leaves_two) {
    EXPECT_EQ(look(R"(
        . . . . . . .
        . . . . . . .
        . . . X X X .
        . . . X . X .
        . . O X X X .
        X X X O . . .
        . X . . . . .)",
                   "A2"),
              (Seen{4, 1}));
}

// White at D3 threatens to cut at C4 and at E4.
TEST(dragon, one_move_may_cut_two_links) {
    const go::Board board = go::diagram(R"(
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . X . . .
        . . X . X . .
        . . . O . . .
        . . . . . . .)");
    ReadingTable table(std::size_t{1} << 20);
    Budget budget;
    const auto holds = [&](const char* a, const char* b) {
        return holds_together(board, go::at(a), go::at(b), table, budget);
    };
    EXPECT_TRUE(dragon(board, go::at("C3"), table, budget).contains(go::at("E3")));
    EXPECT_FALSE(holds("C3", "E3"));
    EXPECT_TRUE(holds("C3", "D4"));
}

TEST(dragon, a_false_eye_does_not_count) {
    EXPECT_EQ(look(R"(
        . . . . . .
        . . . . . .
        X O O . . .
        . X O . . .
        X X O . . .
        . X O . . .)",
                   "B1")
                  .eyes,
              1);
}

TEST(dragon, a_larger_area_is_one_eye) {
    EXPECT_EQ(look(R"(
        X X . X . . .
        . X X X . . .
        O X . . . . .
        O X . . . . .
        . X . . . . .
        X X . . . . .
        . . . . . . .)",
                   "B4")
                  .eyes,
              2);
    EXPECT_EQ(look(R"(
        . . . X . . .
        X X X X . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .)",
                   "B6")
                  .eyes,
              1);
}

}  // namespace
}  // namespace tedomari::tactics
