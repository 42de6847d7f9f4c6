// SPDX-License-Identifier: MIT
#include "sgf/points.h"

#include <gtest/gtest.h>

#include "go/diagram.h"
#include "sgf/collection.test.h"
#include "sgf/reader.h"

namespace tedomari::sgf {

using go::at;

TEST(sgf_points, letters_count_from_the_upper_left) {
    EXPECT_EQ(*from_sgf("aa", go::square(19)), at("A19"));
    EXPECT_EQ(*from_sgf("pd", go::square(19)), at("Q16"));
    EXPECT_EQ(*from_sgf("ia", go::square(9)), at("J9"));
    EXPECT_EQ(*from_sgf("ac", go::Size{5, 3}), at("A1"));
    EXPECT_EQ(*from_sgf(" d\nd ", go::square(19)), at("D16"));
    EXPECT_EQ(from_sgf("ad", go::Size{5, 3}).error().message, "point is off the board");
    EXPECT_EQ(from_sgf("Aa", go::square(19)).error().message, "point is off the board");
    EXPECT_EQ(from_sgf("d4", go::square(19)).error().message, "a point is two letters");
    EXPECT_FALSE(from_sgf("", go::square(19)));
    EXPECT_FALSE(from_sgf("ddd", go::square(19)));
}

TEST(sgf_points, tt_is_a_pass_on_boards_up_to_19) {
    EXPECT_TRUE(move_from_sgf("", go::square(9))->is_nowhere());
    EXPECT_TRUE(move_from_sgf("tt", go::square(9))->is_nowhere());
    EXPECT_TRUE(move_from_sgf("tt", go::square(19))->is_nowhere());
    EXPECT_EQ(*move_from_sgf("tt", go::square(20)), at("U1"));
    EXPECT_EQ(*move_from_sgf("tt", go::Size{25, 20}), at("U1"));
    EXPECT_FALSE(move_from_sgf("tt", go::Size{25, 19}));
    EXPECT_TRUE(move_from_sgf("", go::square(25))->is_nowhere());
}

TEST(sgf_points, are_written_as_they_are_read) {
    for (const go::Size size : {go::square(1), go::square(19), go::square(25), go::Size{3, 7}}) {
        go::for_each_point(size, [size](go::Point p) { EXPECT_EQ(*from_sgf(to_sgf(p, size), size), p); });
    }
    EXPECT_EQ(to_sgf(go::Point(), go::square(19)), "");
}

TEST(sgf_points, rectangles_are_spelled_out) {
    const auto game = read_collection("(;SQ[aa:bc][bb:cb]TR[ba:ab]\nAB[aa][zz][aa][b]TB[])");
    ASSERT_TRUE(game);
    const Tree& tree = game->games[0];
    Warnings warnings;
    const auto list = [&](std::string_view name) {
        std::string text;
        for (const go::Point p : points(tree, Tree::root, name, go::square(9), warnings))
            text += go::to_string(p) + " ";
        return text;
    };
    EXPECT_EQ(list("SQ"), "A9 B9 A8 B8 A7 B7 C8 ");
    EXPECT_EQ(list("TR"), "A9 B9 A8 B8 ");
    EXPECT_EQ(list("TB"), "");
    EXPECT_EQ(list("TW"), "");
    EXPECT_TRUE(warnings.empty());
    EXPECT_EQ(list("AB"), "A9 ");
    ASSERT_EQ(warnings.count(), 3);
    EXPECT_EQ(describe(warnings.kept()[0]), "2:8: AB: point is off the board");
    EXPECT_EQ(describe(warnings.kept()[1]), "2:12: AB: a point is listed twice");
    EXPECT_EQ(describe(warnings.kept()[2]), "2:16: AB: a point is two letters");
}

}  // namespace tedomari::sgf
