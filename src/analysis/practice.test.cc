// SPDX-License-Identifier: MIT
#include "analysis/practice.h"

#include <gtest/gtest.h>

#include "sgf/collection.test.h"
#include "sgf/reader.h"

namespace tedomari::analysis {
namespace {

// Two walls and a row of neutral points between them.
constexpr const char* game_with_a_plain_move =
    "(;SZ[7]RU[Japanese]KM[0]AB[ab][bb][cb][db][eb][fb][gb]AW[ad][bd][cd][dd][ed][fd][gd];B[ac];W[gc])";

TEST(practice, looks_at_positions_of_the_main_line_only) {
    auto collection = sgf::read_collection(game_with_a_plain_move);
    ASSERT_TRUE(collection);
    PracticeSettings settings;
    settings.survey.time = std::chrono::milliseconds(200);
    int told = 0;
    settings.progress = [&](int done, int of) {
        EXPECT_LE(done, of);
        told = done;
    };
    const auto report = practice(collection->games[0], settings);
    ASSERT_TRUE(report);
    EXPECT_EQ(report->looked_at, 2);
    EXPECT_EQ(told, 2);
    for (const PracticePosition& position : report->positions) {
        EXPECT_LT(position.moves, 2);
        EXPECT_GE(position.ahead, Rational(1));
    }
}

class Asked : public survey::RandomGames {
public:
    Asked() : RandomGames(100) {}
    survey::Judgement judge(const go::Game& game, const std::atomic<bool>* cancel) const override {
        ++times;
        return RandomGames::judge(game, cancel);
    }
    mutable int times = 0;
};

// B1 decides whether Black lives in the corner.
TEST(practice, looks_twice_at_what_it_asks) {
    const char* corner =
        "(;SZ[5]RU[Japanese]KM[0]PL[B]AB[ad][bd][cd][dd][de]"
        "AW[ac][bc][cc][dc][ec][ed][ee][bb][db][ba][da];B[be];W[ae])";
    PracticeSettings settings;
    settings.survey.nodes = 20'000;
    const auto judge = std::make_shared<Asked>();
    settings.survey.judge = judge;
    const auto report = practice(sgf::read_collection(corner)->games[0], settings);
    ASSERT_TRUE(report);
    ASSERT_EQ(report->positions.size(), 1u);
    EXPECT_EQ(report->positions[0].moves, 0);
    EXPECT_EQ(judge->times, report->looked_at + 1);
}

TEST(practice, asks_nothing_where_the_whole_board_is_one_judgement) {
    PracticeSettings settings;
    settings.survey.time = std::chrono::milliseconds(200);
    const auto report = practice(sgf::read_collection("(;SZ[9];B[ee];W[fg];B[dc])")->games[0], settings);
    ASSERT_TRUE(report);
    EXPECT_EQ(report->looked_at, 3);
    EXPECT_TRUE(report->positions.empty());
}

TEST(practice, stops_when_told_to_and_refuses_a_game_without_moves) {
    auto collection = sgf::read_collection(game_with_a_plain_move);
    const std::atomic<bool> stop = true;
    PracticeSettings settings;
    settings.survey.cancel = &stop;
    const auto report = practice(collection->games[0], settings);
    ASSERT_TRUE(report);
    EXPECT_TRUE(report->interrupted);
    EXPECT_EQ(report->looked_at, 0);
    EXPECT_FALSE(practice(sgf::read_collection("(;SZ[5])")->games[0], settings));
}

}  // namespace
}  // namespace tedomari::analysis
