// SPDX-License-Identifier: MIT
#include "render/gogui.h"

#include <gtest/gtest.h>

#include "render/small_report.test.h"

namespace tedomari::render {

using go::at;

TEST(gogui, writes_boards_from_the_highest_row_down) {
    EXPECT_EQ(number_board({2, 2}, [](go::Point p) { return p == at("B2") ? 1.5 : -0.25; }),
              "\n-0.25 1.50\n-0.25 -0.25\n");
}

TEST(gogui, lists_points) {
    EXPECT_EQ(to_points(go::PointSet{at("A1"), at("C2")}), "A1 C2");
    EXPECT_EQ(to_points(go::PointSet{}), "");
}

TEST(gogui, colors_and_names_every_region) {
    analysis::WholeBoardReport report = small_report();
    report.owner[at("E5")] = go::Cell::white;
    EXPECT_EQ(to_gfx(report),
              "\nINFLUENCE E5 -1\nCOLOR #ff463c A5 B5\nLABEL B5 A:1\n"
              "TEXT White is ahead by 3 1/2, give or take 1.8; Black's best move is B5, worth 1, gote\n");
}

TEST(gogui, owns_settled_points_wholly) {
    analysis::WholeBoardReport report = small_report();
    report.owner[at("A5")] = go::Cell::black;
    report.ownership[at("B5")] = -0.5;
    EXPECT_EQ(ownership_board(report).substr(0, 11), "\n1.00 -0.50");
}

TEST(gogui, estimates_as_programs_read_it) {
    EXPECT_EQ(estimate_text(small_report()), "W+4.0 (learned, give or take 1.8)");
}

}  // namespace tedomari::render
