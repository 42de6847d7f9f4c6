// SPDX-License-Identifier: MIT
#include "go/point.h"

#include <gtest/gtest.h>

#include "base/result.h"
#include "go/color.h"

namespace tedomari::go {
namespace {

std::string error_of(std::string_view text, Size size) {
    const auto point = parse_point(text, size);
    return point ? to_string(*point) : describe(point.error());
}

TEST(point, reads_gtp_coordinates_in_any_case) {
    EXPECT_EQ(*parse_point("A1", square(19)), Point::at(0, 0));
    EXPECT_EQ(*parse_point("t19", square(19)), Point::at(18, 18));
    EXPECT_EQ(*parse_point("J5", square(9)), Point::at(8, 4));
    EXPECT_EQ(*parse_point("Z25", square(25)), Point::at(24, 24));
    EXPECT_EQ(*parse_vertex("PASS", square(9)), Point());
}

TEST(point, says_what_is_wrong) {
    EXPECT_EQ(error_of("I5", square(19)), "a point needs a letter and a number");
    EXPECT_EQ(error_of("", square(19)), "a point needs a letter and a number");
    EXPECT_EQ(error_of("D", square(19)), "a point needs a letter and a number");
    EXPECT_EQ(error_of("D4x", square(19)), "a point needs a letter and a number");
    EXPECT_EQ(error_of("D-4", square(19)), "a point needs a letter and a number");
    EXPECT_EQ(error_of("D0", square(19)), "point is off the board");
    EXPECT_EQ(error_of("D10", square(9)), "point is off the board");
    EXPECT_EQ(error_of("K1", square(9)), "point is off the board");
    EXPECT_EQ(error_of("A2147483647", square(9)), "point is off the board");
    EXPECT_EQ(error_of("A99999999999", square(9)), "a point needs a letter and a number");
    EXPECT_EQ(error_of("C4", {3, 9}), "C4");
    EXPECT_EQ(error_of("C4", {9, 3}), "point is off the board");
}

TEST(point, every_point_prints_what_it_reads) {
    for_each_point(square(max_size), [](Point p) {
        EXPECT_EQ(*parse_point(to_string(p), square(max_size)), p);
        EXPECT_EQ(Point::at(p.column(), p.row()), p);
    });
    EXPECT_EQ(to_string(Point()), "pass");
}

TEST(point, neighbours_of_every_point_are_valid_indices) {
    for_each_point(square(max_size), [](Point p) {
        for (const Point q : p.neighbours()) {
            EXPECT_GE(q.index(), 0);
            EXPECT_LT(q.index(), Point::count);
            const int distance = std::abs(q.column() - p.column()) + std::abs(q.row() - p.row());
            if (square(max_size).contains(q)) {
                EXPECT_EQ(distance, 1);
            }
        }
        for (const Point q : p.diagonals()) EXPECT_LT(q.index(), Point::count);
    });
}

TEST(size, reads_one_or_two_numbers) {
    EXPECT_EQ(*parse_size("19"), square(19));
    EXPECT_EQ(*parse_size("9x13"), (Size{9, 13}));
    EXPECT_EQ(*parse_size("9:13"), (Size{9, 13}));
    for (const char* bad : {"", "x", "9x", "-3", "nineteen", "9x9x9"}) {
        EXPECT_EQ(parse_size(bad).error().message, "a board size is a number or WIDTHxHEIGHT") << bad;
    }
    for (const char* bad : {"0", "26", "9x26", "2147483647"}) {
        EXPECT_EQ(parse_size(bad).error().message, "a board is 1 to 25 lines wide and high") << bad;
    }
}

TEST(color, reads_letters_and_words) {
    for (const char* text : {"b", "B", "black", "BLACK"}) EXPECT_EQ(*parse_color(text), Color::black);
    for (const char* text : {"w", "W", "white", "White"}) EXPECT_EQ(*parse_color(text), Color::white);
    for (const char* text : {"", "bl", "red"}) EXPECT_FALSE(parse_color(text));
    EXPECT_EQ(to_string(Move{Color::white, Point::at(3, 3)}), "W D4");
    EXPECT_EQ(to_string(Move::pass(Color::black)), "B pass");
}

}  // namespace
}  // namespace tedomari::go
