// SPDX-License-Identifier: MIT
#include "survey/survey.h"

#include <gtest/gtest.h>

#include "go/diagram.h"
#include "survey/quick.test.h"

namespace tedomari::survey {
namespace {

using go::at;
using go::Color;

TEST(survey, values_every_region_of_the_board) {
    const Survey found = survey(go::diagram(two_halves), quick());
    ASSERT_EQ(found.regions.size(), 4u);
    EXPECT_EQ(found.settled, Rational(-6));
    EXPECT_EQ(found.regions[0].game.count, local::Estimate::exact(0));  // hane: one point, gote
    EXPECT_EQ(found.regions[0].game.temperature, local::Estimate::exact(1));
    EXPECT_EQ(found.regions[1].game.count, local::Estimate::exact(Rational(1, 2)));  // corridor of two
    EXPECT_EQ(found.regions[1].game.temperature, local::Estimate::exact(Rational(1, 2)));
    EXPECT_EQ(found.region_at(at("E2")), 1u);
    EXPECT_EQ(found.region_at(at("A1")), std::nullopt);
}

TEST(survey, knows_who_holds_nothing_yet) {
    go::Board board(go::square(9));
    board.place(at("E3"), Color::black);
    EXPECT_FALSE(survey(board, quick()).holds(Color::white));
    const Survey both = survey(go::diagram(two_halves), quick());
    EXPECT_TRUE(both.holds(Color::black) && both.holds(Color::white));
}

TEST(survey, remembers_regions_that_did_not_change) {
    RegionMemory memory;
    SurveySettings settings = quick();
    settings.store = &memory;
    go::Board board = go::diagram(two_halves);
    for (const SurveyedRegion& region : survey(board, settings).regions) EXPECT_FALSE(region.remembered);
    board.play({Color::black, at("E2")});
    for (const SurveyedRegion& region : survey(board, settings).regions)
        EXPECT_EQ(region.remembered, !region.open.points.contains(at("D2")));
}

TEST(survey, gives_a_sampled_value_when_there_is_no_time) {
    SurveySettings settings = quick();
    settings.nodes = 0;
    settings.time = std::chrono::nanoseconds(0);
    for (const SurveyedRegion& region : survey(go::diagram(two_halves), settings).regions) {
        EXPECT_EQ(region.game.evidence, Evidence::sampled);
        EXPECT_LE(region.game.count.low, region.game.count.value);
        EXPECT_GE(region.game.count.high, region.game.count.value);
    }
}

// Four black stones and four white ones cut each other in an open center: whoever moves saves his own.
TEST(survey, leaves_nothing_for_counting_when_the_time_is_over) {
    using namespace std::chrono_literals;
    EXPECT_EQ(time_for_counting(200ms), 200ms);
    EXPECT_EQ(time_for_counting(0ms), 0ms);
    EXPECT_EQ(time_for_counting(-3s), 0ms);
}

TEST(survey, gives_a_judged_move_no_less_than_is_expected_of_it) {
    go::Game game({go::diagram(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . X O O . . . .
        . . O X X O . . .
        . . O X . O . . .
        . . X O X X . . .
        . . . O . . . . .
        . . . . . . . . .
        . . . . . . . . .)"),
                   Color::black});
    SurveySettings settings;
    settings.nodes = 2000;
    for (int move = 0; move < 4; ++move) {
        for (const SurveyedRegion& region : survey(game, settings).regions) {
            if (region.game.evidence != Evidence::learned) continue;
            const Rational most = region.game.temperature.high;
            EXPECT_LE(std::min(abs(region.expected - region.game.count.value), most),
                      region.game.temperature.value);
        }
        game.play({game.to_move(), go::Point::at(7, 1 + move)});
    }
}

}  // namespace
}  // namespace tedomari::survey
