// SPDX-License-Identifier: MIT
#include "analysis/tsumego.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::analysis {

using go::at;
using go::Color;
using go::Point;
using outcome::Outcome;

namespace {

// Three points in a bend, without its variations.
const std::string bent =
    "(;GM[1]FF[4]SZ[7]AW[bc][cc][dc][ec][fc][bd][fd][gd][ae][be][ge][af][gf][ag][gg]"
    "AB[cd][dd][ed][ce][ee][fe][bf][cf][ff][bg][cg][dg][eg][fg]";

TsumegoReport solved(const std::string& text, std::optional<Point> target = {}) {
    Limits limits;
    limits.nodes = 200'000;
    Budget budget(limits);
    return *solve_tsumego(text, {target, 60, 100'000}, budget);
}

}  // namespace

TEST(tsumego, finds_the_group_the_move_and_the_refutations) {
    const TsumegoReport report = solved(bent + "(;W[de];B[df])(;W[df]C[correct]))");
    EXPECT_EQ(report.position.to_move, Color::white);
    EXPECT_TRUE(report.kills);
    EXPECT_EQ(report.outcome, Outcome::won());
    EXPECT_EQ(report.right_moves(), std::vector<Point>{at("D2")});
    EXPECT_EQ(report.book, std::vector<Point>{at("D2")});
    EXPECT_EQ(report.agrees(), true);
    for (const auto& t : report.tries) {
        if (t.move == at("D3")) {
            EXPECT_EQ(t.refutation, at("D2"));
        }
    }
}

TEST(tsumego, tells_a_book_that_errs) {
    EXPECT_EQ(solved(bent + "(;W[de]TE[1])(;W[df]))", at("C4")).agrees(), false);
}

TEST(tsumego, without_marks_the_first_variation_is_the_answer) {
    const TsumegoReport report = solved(bent + "(;B[df])(;B[ef]))", at("C4"));
    EXPECT_EQ(report.position.to_move, Color::black);
    EXPECT_FALSE(report.kills);
    EXPECT_EQ(report.book, std::vector<Point>{at("D2")});
    EXPECT_EQ(report.agrees(), true);
}

TEST(tsumego, refuses_a_target_without_a_stone) {
    Budget budget;
    EXPECT_FALSE(solve_tsumego(bent + ")", {at("D2")}, budget));
    EXPECT_FALSE(solve_tsumego(bent + ")", {Point::at(20, 20)}, budget));
    EXPECT_FALSE(solve_tsumego("no problem", {}, budget));
}

}  // namespace tedomari::analysis
