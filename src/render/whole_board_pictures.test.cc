// SPDX-License-Identifier: MIT
#include "render/whole_board_pictures.h"

#include <gtest/gtest.h>

#include "render/small_report.test.h"
#include "render/times.test.h"
#include "sgf/collection.test.h"
#include "sgf/reader.h"

namespace tedomari::render {
namespace {

using go::at;

TEST(picture_of_a_board, letters_its_regions_where_the_mover_would_play) {
    const BoardPicture picture = picture_of(small_report());
    ASSERT_EQ(picture.regions.size(), 1u);
    EXPECT_EQ(picture.regions[0].points, (go::PointSet{at("A5"), at("B5")}));
    EXPECT_EQ(picture.regions[0].heat, 1);
    EXPECT_FALSE(picture.regions[0].is_vague);
    ASSERT_EQ(picture.labels.size(), 1u);
    EXPECT_EQ(picture.labels[0].at, at("B5"));
    EXPECT_EQ(picture.labels[0].word, "A");
    EXPECT_EQ(picture.best, (go::Move{go::Color::black, at("B5")}));
}

TEST(picture_of_a_board, shows_settled_points_and_dead_stones) {
    auto report = small_report();
    report.owner[at("A1")] = go::Cell::black;
    report.owner[at("E1")] = go::Cell::white;
    report.owner[at("B1")] = go::Cell::white;  // a stone of Black's
    const BoardPicture picture = picture_of(report);
    EXPECT_TRUE(picture.black_points.contains(at("A1")));
    EXPECT_TRUE(picture.white_points.contains(at("E1")));
    EXPECT_TRUE(picture.dead.contains(at("B1")));
}

TEST(page_of_a_board, escapes_its_name_and_loads_nothing) {
    const std::string page = to_html(small_report(), "<x>.sgf");
    EXPECT_EQ(times(page, "<x>"), 0);
    EXPECT_GE(times(page, "&lt;x&gt;.sgf"), 1);
    EXPECT_EQ(times(page, "<script"), 0);
    EXPECT_EQ(times(page, "id=\"region-A\""), 1);
    EXPECT_EQ(times(page, "href=\"#region-A\""), 2);
    EXPECT_EQ(times(page, "W+3½"), 1);
}

TEST(page_of_a_board, says_so_when_nothing_is_left) {
    auto report = small_report();
    report.moves.clear();
    EXPECT_EQ(times(to_html(report, "x"), "No move gains anything: both sides pass."), 1);
}

TEST(record_of_a_board, has_the_region_marked_and_its_move_as_a_variation) {
    const std::string text = to_sgf(small_report());
    EXPECT_EQ(times(text, ";B[ba]"), 1);
    EXPECT_EQ(times(text, "LB[ba:A"), 1);
    EXPECT_TRUE(sgf::read_collection(text, sgf::Mode::strict));
}

}  // namespace
}  // namespace tedomari::render
