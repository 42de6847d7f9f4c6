// SPDX-License-Identifier: MIT
#include "scoring/cascade.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::scoring {
namespace {

using go::at;
using go::Board;
using go::diagram;

// By its name, with everybody alive but the chains of some stones.
double value(const Board& board, std::string_view stone, std::string_view name,
             std::initializer_list<std::string_view> dead) {
    const Blocks blocks(board);
    Beliefs alive(blocks.stones.size(), 0.9);
    for (const auto d : dead) alive[static_cast<std::size_t>(blocks.at[at(d)])] = 0.1;
    const auto rows = cascade_values(blocks, alive);
    for (std::size_t k = 0; k < cascade_features().size(); ++k) {
        if (cascade_features()[k].name == name)
            return rows[static_cast<std::size_t>(blocks.at[at(stone)])][k];
    }
    ADD_FAILURE() << "no feature " << name;
    return 0;
}

// Black's A5 stands in White's corner; White's two chains share C5.
const char* const corner = R"(
    X O . O X
    . O O X X
    O O X . X
    O X X X X
    . X . X .)";

TEST(cascade, gives_a_group_the_eyes_that_dead_enemies_leave) {
    const Board board = diagram(corner);
    EXPECT_EQ(value(board, "B5", "group_eyes", {}), 1);      // C5; while A5 lives, A4 is nobody's
    EXPECT_EQ(value(board, "B5", "group_eyes", {"A5"}), 2);  // A5 and A4 are another then
    EXPECT_EQ(value(board, "B5", "group_territory", {"A5"}), 3);
    EXPECT_EQ(value(board, "C3", "group_eyes", {"A5"}), 3);  // D3, C1, E1
    EXPECT_EQ(value(board, "B5", "enemy_eyes_most", {"A5"}), 3);
}

TEST(cascade, tells_what_is_believed_of_friends_and_enemies) {
    const Board board = diagram(corner);
    EXPECT_EQ(value(board, "B5", "belief", {}), 0.9);
    EXPECT_EQ(value(board, "B5", "belief", {"B5"}), 0.1);
    EXPECT_EQ(value(board, "B5", "friends_best", {"B5"}), 0.9);  // D5, by C5
    EXPECT_EQ(value(board, "B5", "enemies_worst", {"A5"}), 0.1);
    EXPECT_EQ(value(board, "B5", "enemies_best", {"A5"}), 0.9);
}

TEST(cascade, names_are_as_many_as_values) {
    const Board board = diagram(corner);
    const Blocks blocks(board);
    for (const auto& row : cascade_values(blocks, Beliefs(blocks.stones.size(), 1)))
        EXPECT_EQ(row.size(), cascade_features().size());
}

}  // namespace
}  // namespace tedomari::scoring
