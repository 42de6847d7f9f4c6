// SPDX-License-Identifier: MIT
#include "render/board_picture.h"

#include <gtest/gtest.h>

#include "go/diagram.h"
#include "render/times.test.h"

namespace tedomari::render {
namespace {

using go::at;

BoardPicture corner() {
    BoardPicture picture;
    picture.board = go::diagram(R"(
        . X O
        X X O
        . . O)");
    return picture;
}

TEST(board_picture, draws_every_stone_where_it_stands) {
    const std::string svg = to_svg(corner());
    EXPECT_EQ(times(svg, "class=\"gb-b\""), 3);
    EXPECT_EQ(times(svg, "class=\"gb-w\""), 3);
    // B3 is the second column of the highest row: one step of 30 to the right of the border of 34.
    EXPECT_EQ(times(svg, "<circle class=\"gb-b\" cx=\"64.00\" cy=\"34.00\""), 1);
    EXPECT_EQ(times(svg, ">A</text>"), 2);  // below and above
    EXPECT_EQ(times(svg, ">3</text>"), 2);
}

TEST(board_picture, marks_the_last_move_the_dead_and_the_best) {
    BoardPicture picture = corner();
    picture.last_move = at("C1");
    picture.dead = {at("A2"), at("B2")};
    picture.best = {go::Color::white, at("A1")};
    const std::string svg = to_svg(picture);
    EXPECT_EQ(times(svg, "class=\"gb-lw\""), 1);
    EXPECT_EQ(times(svg, "class=\"gb-b gb-dead\""), 2);
    EXPECT_EQ(times(svg, "stroke=\"#fff\" stroke-width=\"3.5\""), 1);
    picture.best = go::Move::pass(go::Color::white);
    EXPECT_EQ(times(to_svg(picture), "stroke-width=\"3.5\""), 0);
}

TEST(board_picture, tints_hot_regions_and_escapes_what_they_say) {
    BoardPicture picture = corner();
    picture.regions = {{{at("A1"), at("B1")}, 1, false, "A & <B>", "#region-A"},
                       {{at("A3")}, 0, true, "", ""}};
    const std::string svg = to_svg(picture);
    EXPECT_EQ(times(svg, "<a href=\"#region-A\">"), 1);
    EXPECT_EQ(times(svg, "fill=\"rgb(216,40,30)\" opacity=\"0.75\"><title>A &amp; &lt;B&gt;</title>"), 1);
    EXPECT_EQ(times(svg, "fill=\"rgb(216,150,30)\" opacity=\"0.12\""), 1);
    EXPECT_EQ(times(svg, "<rect x=\"19.0\" y=\"79.0\" width=\"30.0\" height=\"30.0\"/>"), 1);  // A1
}

TEST(board_picture, shades_who_will_own_what_is_open) {
    BoardPicture picture = corner();
    picture.leaning[at("A1")] = 0.9;
    picture.leaning[at("B1")] = 0.1;  // too little to say
    picture.leaning[at("A3")] = -0.5;
    picture.leaning[at("C1")] = 1;  // a stone stands there
    const std::string svg = to_svg(picture);
    EXPECT_EQ(times(svg, "fill=\"#1b1b1b\""), 1);
    EXPECT_EQ(times(svg, "fill=\"#ffffff\""), 1);
}

TEST(board_picture, writes_a_label_with_what_stands_below_it) {
    BoardPicture picture = corner();
    picture.labels = {{at("A1"), "A", "1 1/2"}, {at("B1"), "×", ""}};
    const std::string svg = to_svg(picture);
    EXPECT_EQ(times(svg, "class=\"gb-tag\""), 2);
    EXPECT_EQ(times(svg, "class=\"gb-word\""), 2);
    EXPECT_EQ(times(svg, "class=\"gb-sub\""), 1);
}

TEST(board_picture, has_star_points_on_boards_that_have_them) {
    const auto stars = [](int size) {
        BoardPicture picture;
        picture.board = go::Board(go::square(size));
        return times(to_svg(picture), "class=\"gb-star\"");
    };
    EXPECT_EQ(stars(5), 0);
    EXPECT_EQ(stars(9), 5);
    EXPECT_EQ(stars(13), 9);
    EXPECT_EQ(stars(19), 9);
}

}  // namespace
}  // namespace tedomari::render
