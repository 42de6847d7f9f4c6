// SPDX-License-Identifier: MIT
#include "scoring/final_game.h"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>

#include "go/diagram.h"
#include "sgf/record.h"

namespace tedomari::scoring {
namespace {

using go::at;
using go::PointSet;

TEST(final_game, knows_result_marks_and_handicap) {
    sgf::Tree tree =
        sgf::read_record("(;SZ[5]KM[0.5]HA[2]RU[Chinese]RE[W+3.5]AB[bc][dc];W[cc];TB[cc][aa])")->tree;
    const auto end = final_game(tree);
    ASSERT_TRUE(end);
    EXPECT_EQ(end->result, Rational(-7, 2));
    EXPECT_EQ(end->handicap, 2);
    ASSERT_TRUE(end->marks);
    EXPECT_EQ(dead_by_marks(end->game.board(), *end->marks), (PointSet{at("C3")}));
}

TEST(final_game, of_a_resigned_game_has_no_result_in_points) {
    const auto end = final_game(sgf::read_record("(;SZ[5]RE[B+R];B[cc])")->tree);
    ASSERT_TRUE(end);
    EXPECT_FALSE(end->result);
    EXPECT_FALSE(end->marks);
}

TEST(final_game, counts_a_chain_dead_of_which_one_stone_stands_in_marks) {
    const auto end = final_game(sgf::read_record("(;SZ[5]AB[aa][ab]AW[ee];TW[ab])")->tree);
    ASSERT_TRUE(end);
    EXPECT_EQ(dead_by_marks(end->game.board(), *end->marks), (PointSet{at("A5"), at("A4")}));
}

TEST(final_game, of_every_game_of_a_file_is_given_until_told_to_stop) {
    const auto path = (std::filesystem::temp_directory_path() / "tedomari_final_game.test.sgfs").string();
    std::ofstream(path) << "(;SZ[5]RE[B+1];B[cc])\n(;GM[2])\n(;SZ[5]RE[W+2];B[cc])\n(;SZ[5]RE[W+3];B[cc])\n";
    int seen = 0;
    const auto read = for_each_final_game(path, [&](FinalGame&& game) {
        ++seen;
        return game.result != Rational(-2);
    });
    std::filesystem::remove(path);
    ASSERT_TRUE(read);
    EXPECT_EQ(seen, 2);
    EXPECT_FALSE(for_each_final_game("/nowhere/at/all", [](FinalGame&&) { return true; }));
}

}  // namespace
}  // namespace tedomari::scoring
