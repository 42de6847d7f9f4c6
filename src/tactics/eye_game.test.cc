// SPDX-License-Identifier: MIT
#include "tactics/eye_game.h"

#include <gtest/gtest.h>
#include <string>

#include "base/rng.h"
#include "go/all_play.test.h"
#include "go/diagram.h"
#include "tactics/eye_picture.test.h"

namespace tedomari::tactics {
namespace {

std::string eyes(const std::string& picture) {
    const auto value = eye_value(eye_game(picture), 1'000'000);
    if (!value) return "?";
    return std::to_string(value->least) + "|" + std::to_string(value->most);
}

TEST(eye_game, small_spaces) {
    EXPECT_EQ(eyes("."), "1|1");
    EXPECT_EQ(eyes(".."), "1|1");
    EXPECT_EQ(eyes("..."), "1|2");
    EXPECT_EQ(eyes("...."), "2|2");
    EXPECT_EQ(eyes("..\n.."), "1|1");
}

TEST(eye_game, nakade_shapes_can_be_killed) {
    EXPECT_EQ(eyes("...\n . "), "1|2") << "pyramid four";
    EXPECT_EQ(eyes("...\n.. "), "1|2") << "bulky five";
    EXPECT_EQ(eyes(" .\n...\n ."), "1|2") << "crossed five";
    EXPECT_EQ(eyes(" .\n...\n.."), "1|2") << "rabbity six";
    EXPECT_EQ(eyes("...\n..."), "2|2") << "rectangular six";
    EXPECT_EQ(eyes(" ..\n.."), "2|2") << "crooked four";
}

TEST(eye_game, stones_inside_may_have_killed_already) {
    EXPECT_EQ(eyes(".x."), "1|1");
    EXPECT_EQ(eyes("x.."), "1|2");
    EXPECT_EQ(eyes(" .\n.x.\n ."), "1|1");
    EXPECT_EQ(eyes(".xx."), "1|1");
    EXPECT_EQ(eyes("x.x"), "2|2") << "too late: the last point is the defender's";
}

TEST(eye_game, a_seki_inside_is_as_good_as_two_eyes) {
    // Two stones with two liberties each (go/holdout.h).
    EXPECT_EQ(eyes(" .\n.x\n x.\n ."), "2|2");
}

TEST(eye_game, margins_cost_a_move) {
    EXPECT_EQ(eyes("!"), "0|0");
    EXPECT_EQ(eyes("!."), "0|1");
    EXPECT_EQ(eyes("!.."), "1|1");
    EXPECT_EQ(eyes("!...."), "1|2");
    EXPECT_EQ(eyes("!....!"), "1|1");
    EXPECT_EQ(eyes("!!"), "0|0");
    EXPECT_EQ(eyes("!\n...\n...!"), "1|1") << "the manual's example";
}

TEST(eye_game, false_eyes_give_nothing_but_may_capture) {
    EXPECT_EQ(eyes("f"), "0|0");
    EXPECT_EQ(eyes("ff"), "0|0");
    EXPECT_EQ(eyes("f."), "0|1");
    EXPECT_EQ(eyes("fx"), "1|1") << "filling it takes the stone";
}

TEST(eye_game, names_the_vital_points) {
    const auto three = eye_value(eye_game("..."), 10'000);
    EXPECT_EQ(three->attacks, 0b010u);
    EXPECT_EQ(three->defences, 0b010u);
    const auto half = eye_value(eye_game("!."), 10'000);
    EXPECT_EQ(half->attacks, 0b01u);
}

TEST(eye_game, spends_no_more_than_it_may) {
    EXPECT_EQ(eye_value(eye_game("....\n....\n...."), 1000), std::nullopt);
}

std::string random_picture(Rng& rng, std::string_view signs) {
    std::string picture;
    for (int row = 0; row < 3; ++row) {
        for (int column = 0; column < 3; ++column) {
            const bool wall = rng.below(5) < 2;
            picture += wall ? ' ' : signs[rng.below(static_cast<std::uint32_t>(signs.size()))];
        }
        picture += '\n';
    }
    return picture;
}

TEST(eye_game, moving_first_never_hurts_and_shape_alone_counts) {
    Rng rng(4);
    for (int trial = 0; trial < 300; ++trial) {
        const std::string picture = random_picture(rng, "....x!f");
        const auto value = eye_value(eye_game(picture), 1'000'000);
        ASSERT_TRUE(value) << picture;
        ASSERT_LE(value->least, value->most) << picture;
        const std::string mirrored(picture.rbegin() + 1, picture.rend());
        ASSERT_EQ(eyes(picture), eyes(mirrored)) << picture;
    }
}

TEST(eye_game, a_margin_is_never_better_than_a_closed_point) {
    Rng rng(8);
    for (int trial = 0; trial < 200; ++trial) {
        std::string picture = random_picture(rng, "...x!");
        const auto open = picture.find('!');
        if (open == std::string::npos) continue;
        const auto before = eye_value(eye_game(picture), 1'000'000);
        picture[open] = '.';
        const auto after = eye_value(eye_game(picture), 1'000'000);
        ASSERT_LE(before->least, after->least) << picture;
        ASSERT_LE(before->most, after->most) << picture;
    }
}

// The space on a board: white walls with one liberty outside (F7), black all around with two eyes of its own.
go::Board walled(const std::string& picture) {
    go::Board board({9, 7});
    go::for_each_point(board.size(), [&](go::Point p) { board.place(p, go::Color::black); });
    for (int row = 0; row <= 6; ++row) {
        for (int column = 0; column <= 4; ++column) board.place(go::Point::at(column, row), go::Color::white);
    }
    for (const char* eye : {"F7", "J7", "J5"}) board.remove(go::at(eye));
    int row = 0, column = 0;
    for (const char c : picture) {
        const go::Point p = go::Point::at(column + 1, 4 - row);
        if (c == '.') board.remove(p);
        if (c == 'x') board.place(p, go::Color::black);
        ++column;
        if (c == '\n') ++row, column = 0;
    }
    return board;
}

TEST(eye_game, two_eyes_mean_that_the_walls_stand_on_a_board) {
    Rng rng(6);
    int cases = 0, standing = 0;
    for (int trial = 0; trial < 4000 && cases < 150; ++trial) {
        const std::string picture = random_picture(rng, "....x");
        const go::Board board = walled(picture);
        const EyeGame game = eye_game(picture);
        if (!board.is_possible() || game.size() < 3 || game.size() > 6) continue;
        go::PointSet area{go::at("F7")};
        go::for_each_point(board.size(), [&](go::Point p) {
            if (p.column() < 5) area.insert(p);
        });
        for (const go::Color first : {go::Color::black, go::Color::white}) {
            const go::AllPlay play(board, go::Color::black, area, go::at("A1"), first);
            if (play.is_too_big()) continue;
            ++cases;
            const auto value = eye_value(game, 1'000'000);
            const int found = first == go::Color::black ? value->least : value->most;
            standing += !play.captured();
            ASSERT_EQ(found == 2, !play.captured()) << picture << first << " first\n" << board;
        }
    }
    EXPECT_GE(cases, 100);
    EXPECT_GE(standing, 20);
}

}  // namespace
}  // namespace tedomari::tactics
