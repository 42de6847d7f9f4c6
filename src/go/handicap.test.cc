// SPDX-License-Identifier: MIT
#include "go/handicap.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>

namespace tedomari::go {
namespace {

std::string fixed(int stones, Size size) {
    const auto points = fixed_handicap(stones, size);
    if (!points) return points.error().message;
    std::string text;
    for (const Point p : *points) text += (text.empty() ? "" : " ") + to_string(p);
    return text;
}

TEST(handicap, fixed_points_are_those_of_gtp) {
    EXPECT_EQ(fixed(2, square(19)), "D4 Q16");
    EXPECT_EQ(fixed(3, square(19)), "D4 Q16 D16");
    EXPECT_EQ(fixed(4, square(19)), "D4 Q16 D16 Q4");
    EXPECT_EQ(fixed(5, square(19)), "D4 Q16 D16 Q4 K10");
    EXPECT_EQ(fixed(6, square(19)), "D4 Q16 D16 Q4 D10 Q10");
    EXPECT_EQ(fixed(7, square(19)), "D4 Q16 D16 Q4 D10 Q10 K10");
    EXPECT_EQ(fixed(8, square(19)), "D4 Q16 D16 Q4 D10 Q10 K4 K16");
    EXPECT_EQ(fixed(9, square(19)), "D4 Q16 D16 Q4 D10 Q10 K4 K16 K10");
    EXPECT_EQ(fixed(5, square(9)), "C3 G7 C7 G3 E5");
    EXPECT_EQ(fixed(4, square(12)), "C3 K10 C10 K3");
    EXPECT_EQ(fixed(4, square(13)), "D4 K10 D10 K4");
    EXPECT_EQ(fixed(4, square(7)), "C3 E5 C5 E3");
    EXPECT_EQ(fixed(2, {19, 9}), "D3 Q7");
}

TEST(handicap, small_and_even_boards_take_fewer) {
    EXPECT_EQ(fixed(5, square(7)), "a board of 7x7 takes at most 4 fixed handicap stones");
    EXPECT_EQ(fixed(5, square(8)), "a board of 8x8 takes at most 4 fixed handicap stones");
    EXPECT_EQ(fixed(2, square(6)), "a board of 6x6 has no handicap points");
    EXPECT_EQ(fixed(1, square(19)), "a handicap is at least 2 stones");
    EXPECT_EQ(fixed(10, square(19)), "a board of 19x19 takes at most 9 fixed handicap stones");
}

TEST(handicap, free_placement_gives_as_many_points_as_fit) {
    for (const Size size : {square(1), square(2), square(5), square(9), Size{3, 12}, square(19)}) {
        for (const int stones : {2, 4, 9, 17, 40, 1000}) {
            const auto points = free_handicap(stones, size);
            EXPECT_EQ(static_cast<int>(points.size()), std::min(stones, size.points() - 1));
            EXPECT_EQ(std::set<Point>(points.begin(), points.end()).size(), points.size());
            EXPECT_TRUE(std::all_of(points.begin(), points.end(), [&](Point p) { return size.contains(p); }));
        }
    }
    EXPECT_EQ(free_handicap(9, square(19)), *fixed_handicap(9, square(19)));
}

}  // namespace
}  // namespace tedomari::go
