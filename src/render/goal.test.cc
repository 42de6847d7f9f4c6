// SPDX-License-Identifier: MIT
#include "render/goal.h"

#include <gtest/gtest.h>

#include "go/diagram.h"
#include "render/times.test.h"
#include "sgf/collection.test.h"

namespace tedomari::render {
namespace {

// Two stones that Black can take and White can save, each with one move.
constexpr std::string_view two_ways = R"(
    X X X O . O X X X
    X O . O . O . O X
    X X X O . O X X X
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .)";

analysis::StudiedWish studied(std::string_view wish) {
    const go::Position position = go::position(std::string(two_ways));
    analysis::MultiGoalOptions options;
    options.effort.order = 2;
    Budget budget(Limits{.nodes = 100'000});
    return analysis::study(position, *analysis::parse_wish(wish, position.board), options, budget);
}

TEST(goal_text, tells_both_players_what_to_do) {
    const auto report = std::get<analysis::GoalReport>(studied("capture(B8)"));
    const std::string text = to_text(report);
    EXPECT_TRUE(
        text.starts_with("capture(B8) for Black: W|L (unsettled)\nBlack first: reached, C8 (proved)\n"))
        << text;
    EXPECT_EQ(times(text, "\nBlack wins at: C8\n"), 1) << text;
    EXPECT_EQ(times(text, "trace:"), 0);
    EXPECT_EQ(times(to_text(report, TraceView::drawn), "\ntrace:\n"), 1);
    EXPECT_EQ(to_json(report)["winningMoves"], nlohmann::json::array({"C8"}));
    EXPECT_EQ(to_json(report)["friendFirst"]["move"], "C8");
    EXPECT_TRUE(sgf::read_collection(proof_sgf(report), sgf::Mode::strict));
}

TEST(multi_goal_text, says_how_the_goals_go_together) {
    const auto report = std::get<analysis::MultiGoalReport>(studied("capture(B8) or capture(H8)"));
    const std::string text = to_text(report);
    EXPECT_TRUE(text.starts_with("capture(B8) or capture(H8) for Black: W|W\n")) << text;
    EXPECT_EQ(times(text, "White first: reached"), 1) << text;
    EXPECT_EQ(times(text, "(proved; read apart: they depend on different points)"), 1) << text;
    EXPECT_EQ(times(text, "formula: W|L or W|L = W|WL\n"), 1) << text;
    EXPECT_EQ(times(text, "jointly not needed"), 1) << text;
}

TEST(multi_goal_json, has_every_goal_as_if_it_were_alone) {
    const auto json = to_json(std::get<analysis::MultiGoalReport>(studied("capture(B8) or capture(H8)")));
    ASSERT_EQ(json["goals"].size(), 2u);
    EXPECT_EQ(json["goals"][1]["goal"], "capture(H8)");
    EXPECT_EQ(json["goals"][1]["status"], "W|L");
    EXPECT_EQ(json["opponentFirst"]["way"], "apart");
    EXPECT_TRUE(json["jointly"].is_null());
    EXPECT_EQ(json["meetings"][0]["goals"], (nlohmann::json{0, 1}));
    EXPECT_EQ(json["meetings"][0]["moves"], nlohmann::json::array())
        << "they meet, and no move matters to both";
}

}  // namespace
}  // namespace tedomari::render
