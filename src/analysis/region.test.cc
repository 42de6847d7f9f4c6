// SPDX-License-Identifier: MIT
#include "analysis/region.h"

#include <gtest/gtest.h>

#include "analysis/whole_board.h"
#include "go/diagram.h"
#include "survey/quick.test.h"

namespace tedomari::analysis {
namespace {

std::vector<std::string> notices(const char* diagram, std::initializer_list<const char*> points) {
    go::PointSet region;
    for (const char* name : points) region.insert(go::at(name));
    const auto report = analysis::region({go::diagram(diagram), go::Color::black}, region, {}, nullptr);
    return report ? report->game.notices : std::vector<std::string>{report.error().message};
}

TEST(region, doubts_stones_outside_that_have_little_room) {
    // White's corner has four points besides the corridor D1 E1.
    const auto found = notices(R"(
        . . . . . . .
        . . . . . . .
        . . . . . . .
        X X X X . . .
        O O O X X X .
        . O O O X X .
        . . . . . X .)",
                               {"D1", "E1"});
    ASSERT_FALSE(found.empty());
    EXPECT_EQ(found.back(), "the stones at D2 have room for 4 points outside the region");
}

TEST(region, does_not_doubt_stones_with_the_board_before_them) {
    EXPECT_TRUE(notices(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . X X X X O O . .
        . X . . . O O . .
        . X X X X O O . .
        . . . . . . . . .)",
                        {"C3", "D3", "E3"})
                    .empty());
}

local::Border border_of(const char* diagram, std::initializer_list<const char*> points) {
    go::PointSet region;
    for (const char* name : points) region.insert(go::at(name));
    const auto report = analysis::region({go::diagram(diagram), go::Color::black}, region, {}, nullptr);
    EXPECT_TRUE(report);
    return report ? report->game.border : local::Border::judged;
}

TEST(region, says_that_walls_are_proved_when_both_have_their_eyes_elsewhere) {
    const char* alive = R"(
        . X . X O . O .
        X X X X O O O O
        X X . . . O O O
        . X X X O O O .)";
    EXPECT_EQ(border_of(alive, {"C2", "D2", "E2"}), local::Border::proved);
    // White with one eye: nobody is about to take her, and nothing proves that nobody can.
    const char* judged = R"(
        . X . X O O O .
        X X X X O O O O
        X X . . . O O O
        . X X X O O O O)";
    EXPECT_EQ(border_of(judged, {"C2", "D2", "E2"}), local::Border::judged);
}

// Neither has two eyes yet; four points in a row make them by an answer.
TEST(region, says_that_walls_are_proved_when_both_can_answer_elsewhere) {
    constexpr const char* rows = R"(
        O O O O O X X X X X X
        . . . . O . X . . . .)";
    EXPECT_EQ(border_of(rows, {"F1"}), local::Border::proved);
    EXPECT_EQ(notices(rows, {"F1"}), std::vector<std::string>{});
    constexpr const char* short_row = R"(
        O O O O O X X X X X X
        . O . . O . X . . . .)";
    EXPECT_EQ(border_of(short_row, {"F1"}), local::Border::proved);
    EXPECT_EQ(border_of(short_row, {"A1", "F1"}), local::Border::judged);
}

TEST(region, is_no_eye_of_the_walls_around_it) {
    // Black has one eye at A1; the other would be the region itself.
    const char* one_eye = R"(
        . . . . . . . .
        O O O O O O O O
        X X X X X X X O
        X X X . . O X O
        . X X X X X X O)";
    EXPECT_EQ(border_of(one_eye, {"D2", "E2", "F2"}), local::Border::judged);
}

TEST(region, with_an_open_border_has_judged_walls) {
    EXPECT_EQ(border_of(R"(
        . X . X O . O .
        X X X X O O O O
        . . . . . . . .
        . X X X O . O .)",
                        {"C2", "D2", "E2"}),
              local::Border::judged);
}

// One spot, one number: on every region that analyze cuts.
TEST(region, says_what_analyze_says) {
    const go::Position position{go::diagram(survey::two_halves), go::Color::black};
    survey::SurveySettings settings;
    settings.time = std::chrono::seconds(20);
    int exact = 0;
    for (const BoardRegion& cut :
         whole_board(go::Game(position, *go::parse_rules("japanese")), settings).regions) {
        if (cut.game.evidence != Evidence::proved) continue;
        endgame::Effort effort;
        effort.time = std::chrono::seconds(20);
        const auto alone = region(position, cut.points, effort, settings.judge.get());
        ASSERT_TRUE(alone);
        EXPECT_EQ(alone->game.count, cut.game.count) << cut.name;
        EXPECT_EQ(alone->game.temperature, cut.game.temperature) << cut.name;
        ++exact;
    }
    EXPECT_GT(exact, 1);
}

}  // namespace
}  // namespace tedomari::analysis
