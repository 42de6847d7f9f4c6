// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "cgt/hackenbush.h"
#include "cgt/konane.h"
#include "cgt/notation.h"

namespace tedomari::cgt {
namespace {

std::string hackenbush_value(std::string_view picture) {
    Store store;
    const auto game = hackenbush(store, picture);
    return game ? to_text(store, *game) : game.error().message;
}

std::string konane_value(std::string_view board) {
    Store store;
    const auto game = konane(store, board);
    return game ? to_text(store, *game) : game.error().message;
}

TEST(hackenbush, of_stalks_counts_as_winning_ways_does) {  // ch. 1 and 3
    EXPECT_EQ(hackenbush_value("b"), "1");
    EXPECT_EQ(hackenbush_value("br"), "1/2");
    EXPECT_EQ(hackenbush_value("brr"), "1/4");
    EXPECT_EQ(hackenbush_value("brb"), "3/4");
    EXPECT_EQ(hackenbush_value("bbr"), "3/2");
    EXPECT_EQ(hackenbush_value("b, r"), "0");
    EXPECT_EQ(hackenbush_value("ggg"), "*3");
    EXPECT_EQ(hackenbush_value("gb"), "^*");  // the flower: * under a blue petal is ↑ + *
    EXPECT_EQ(hackenbush_value(""), "0");
}

TEST(hackenbush, of_pictures_with_loops) {
    EXPECT_EQ(hackenbush_value("0-1 g, 1-2 g, 2-0 g"), "*");  // a ring of three is fused: a stalk of one
    EXPECT_EQ(hackenbush_value("0-1 g, 1-2 g, 2-3 g, 3-0 g"), "0");
    EXPECT_EQ(hackenbush_value("0-1 b, 1-0 r"), "0");
    EXPECT_EQ(hackenbush_value("5-6 b"), "0");  // nothing stands on the ground
}

TEST(hackenbush, refuses_what_is_no_picture) {
    EXPECT_EQ(hackenbush_value("0-1"), "an edge is b (blue, Left's), r (red, Right's) or g (green)");
    EXPECT_EQ(hackenbush_value("0 1 b"), "an edge is two points and a colour: 0-1 b");
    EXPECT_EQ(hackenbush_value("bbbbbbbbbbbbbbbbbbbbbbbbbbb"), "more than 24 edges");
}

TEST(konane, of_rows) {
    EXPECT_EQ(konane_value("xo."), "1");
    EXPECT_EQ(konane_value("xo.o."), "1");  // after one jump either may take the other
    EXPECT_EQ(konane_value("ox."), "-1");
    EXPECT_EQ(konane_value(".xo."), "*");  // either jumps and leaves nothing
    EXPECT_EQ(konane_value("xo"), "0");
    EXPECT_EQ(konane_value("x.|o.|.."), "1");  // downwards as well
    EXPECT_EQ(konane_value("xz"), "'z' is none of \".xo\"");
}

}  // namespace
}  // namespace tedomari::cgt
