// SPDX-License-Identifier: MIT
#include "scoring/ending.h"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>

#include "go/diagram.h"
#include "sgf/record.h"

namespace tedomari::scoring {
namespace {

using go::at;

constexpr const char* record =
    "(;SZ[5]KM[0.5]RU[Japanese]RE[B+7.5]AB[cb][cc][cd][ce]AW[db][dc][dd][de];B[ca];W[da];B[eb];W[];B[]"
    ";TB[aa][ba][ab][bb][ac][bc][ad][bd][ae][be]TW[ea][eb][ec][ed][ee])";

Ending made() { return ending(*final_game(sgf::read_record(record)->tree)); }

TEST(ending, keeps_the_board_and_what_was_taken) {
    const auto end = final_game(sgf::read_record(record)->tree);
    const Ending small = made();
    EXPECT_EQ(small.board().hash(), end->game.board().hash());
    EXPECT_EQ(small.captured, (std::array<int, 2>{0, 0}));
    ASSERT_TRUE(small.dead);
    EXPECT_EQ(*small.dead, (go::PointSet{at("E4")}));
}

TEST(ending, is_scored_with_the_stones_that_are_said_to_be_dead) {
    const Ending small = made();
    // Ten points for Black; five, a prisoner and half a point for White.
    EXPECT_EQ(small.score(small.board(), *small.dead), Rational(7, 2));
    // With E4 alive White's side is nobody's.
    EXPECT_EQ(small.score(small.board(), {}), Rational(19, 2));
}

TEST(ending, falls_in_a_part_by_its_board_alone) {
    Ending one = made(), other = made();
    other.name = "elsewhere";
    other.result = Rational(3);
    EXPECT_EQ(part_of(one, 1000), part_of(other, 1000));
    other.cells[0] = go::Cell::white;
    EXPECT_NE(part_of(one, 1'000'000), part_of(other, 1'000'000));
}

TEST(ending, so_many_moves_back_is_judged_by_how_the_game_ended) {
    const auto path = (std::filesystem::temp_directory_path() / "tedomari_ending.test.sgfs").string();
    std::ofstream(path) << record << "\n(;SZ[5])\n";
    const auto last = read_endings(path), earlier = read_endings(path, 3);
    std::filesystem::remove(path);
    ASSERT_TRUE(last);
    ASSERT_TRUE(earlier);
    ASSERT_EQ(last->all.size(), 1u);  // an empty board teaches nothing
    ASSERT_EQ(earlier->all.size(), 1u);
    EXPECT_EQ(earlier->all[0].board().at(at("E4")), go::Cell::empty);
    EXPECT_TRUE(earlier->all[0].dead->empty());
    EXPECT_EQ(earlier->all[0].result, Rational(15, 2));
}

}  // namespace
}  // namespace tedomari::scoring
