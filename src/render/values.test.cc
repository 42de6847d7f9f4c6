// SPDX-License-Identifier: MIT
#include "render/values.h"

#include <gtest/gtest.h>

#include "go/diagram.h"
#include "render/times.test.h"

namespace tedomari::render {
namespace {

using go::at;
using go::Color;
using outcome::Outcome;

analysis::MoveValue valued(Color color, const char* point, double temperature) {
    analysis::MoveValue move;
    move.move = {color, at(point)};
    move.goal.goal.a = at("D4");
    move.temperature = temperature;
    move.values.friend_value.mean = 5;
    move.values.enemy.mean = -3;
    move.thermograph = cgt::Thermograph::mast(1, 0);
    return move;
}

analysis::ValuesReport sampled_values() {
    analysis::ValuesReport report;
    auto& found = report.valuation;
    found.position.board = go::Board(go::square(5));
    found.games = 200;
    analysis::GoalValue goal;
    goal.summary.goal.a = at("D4");
    goal.summary.status = {Outcome::won(), Outcome::lost()};
    goal.reached = {6, 0.3, 120};
    goal.missed = {-2, 0.4, 80};
    found.open = {goal};
    found.moves = {valued(Color::white, "D5", 4), valued(Color::black, "C4", 3),
                   valued(Color::black, "E4", 2)};
    return report;
}

TEST(values_text, shows_the_moves_of_the_player_to_move_first) {
    const std::string text = to_text(sampled_values());
    EXPECT_EQ(times(text, "  capture(D4)              W|L      +6.0 reached,   -2.0 not; worth 8.0 +- 0.5\n"),
              1)
        << text;
    EXPECT_LT(text.find("black's moves, the hottest first (temperature)\n  B C4"),
              text.find("white's moves"));
    EXPECT_EQ(times(text, "more\n"), 0);
}

TEST(values_text, says_how_many_it_leaves_out) {
    const std::string text = to_text(sampled_values(), 1);
    EXPECT_EQ(times(text, "  B C4"), 1);
    EXPECT_EQ(times(text, "  B E4"), 0);
    EXPECT_EQ(times(text, "  and 1 more\n"), 1) << text;
}

TEST(values_text, gives_the_temperature_with_all_answers_where_it_is_another) {
    auto changed = sampled_values();
    changed.valuation.moves[1].temperature = 0;
    EXPECT_EQ(times(to_text(sampled_values()), "(all answers: 0.0)"), 3);
    EXPECT_EQ(times(to_text(changed), "(all answers: 0.0)"), 2);
}

TEST(values_json, has_null_where_there_is_no_threat) {
    const auto json = to_json(sampled_values());
    ASSERT_EQ(json["moves"].size(), 3u);
    EXPECT_EQ(json["moves"][0]["goal"], "capture(D4)");
    EXPECT_TRUE(json["moves"][0]["threatGoal"].is_null());
    EXPECT_EQ(json["moves"][0]["friend"]["mean"], 5.0);
    EXPECT_EQ(json["goals"][0]["worth"], 8.0);
    EXPECT_EQ(json["evidence"], "sampled");
}

}  // namespace
}  // namespace tedomari::render
