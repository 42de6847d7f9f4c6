// SPDX-License-Identifier: MIT
#include "render/goals.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::render {
namespace {

using analysis::DoubleGoal;
using analysis::Goal;
using analysis::GoalKind;
using go::at;
using go::Color;
using outcome::Outcome;

const Goal taken{GoalKind::capture, at("D4"), {}, Color::black};
const Goal joined{GoalKind::connect, at("C3"), at("E5"), Color::black};

TEST(goals_text, marks_what_is_unsettled_and_says_what_was_not_read) {
    analysis::GoalsReport report;
    report.goals = {{taken, {Outcome::won(), Outcome::lost()}, at("D5"), at("D6"), Evidence::proved, {}, {}},
                    {joined, {Outcome::won(), Outcome::won()}, {}, {}, Evidence::bounded, {}, {}}};
    report.found = 3;
    report.complete = false;
    EXPECT_EQ(to_text(report),
              "goal                 color  status     friend   opponent evidence\n"
              "capture(D4)          black  W|L !      D5       D6       proved\n"
              "connect(C3,E5)       black  W|W        -        -        bounded\n"
              "3 goals, 2 read, 0.00 s\n"
              "incomplete: the limits were reached\n");
}

TEST(goals_json, has_null_where_there_is_no_move) {
    analysis::GoalsReport report;
    report.goals = {
        {taken, {Outcome::won(), Outcome::lost()}, at("D5"), {}, Evidence::proved, {at("D5")}, {}}};
    const auto json = to_json(report)["goals"][0];
    EXPECT_EQ(json["goal"], "capture(D4)");
    EXPECT_EQ(json["unsettled"], true);
    EXPECT_EQ(json["friendMove"], "D5");
    EXPECT_TRUE(json["opponentMove"].is_null());
    EXPECT_EQ(json["friendTrace"], nlohmann::json::array({"D5"}));
    EXPECT_EQ(json["opponentTrace"], nlohmann::json::array());
}

TEST(double_goals, are_told_from_the_side_of_who_moves) {
    const std::vector<DoubleGoal> pairs = {
        {DoubleGoal::Kind::double_threat, taken, joined, at("D6"), Evidence::proved},
        {DoubleGoal::Kind::double_attack, taken, joined, at("D5"), Evidence::bounded},
        {DoubleGoal::Kind::miai, taken, joined, {}, Evidence::proved}};
    EXPECT_EQ(to_text(pairs),
              "double threat: White D6 against capture(D4) and connect(C3,E5) (proved)\n"
              "double attack: Black D5 for capture(D4) and connect(C3,E5) (bounded)\n"
              "miai for Black: capture(D4) and connect(C3,E5) (proved)\n");
    EXPECT_EQ(to_text(std::vector<DoubleGoal>()), "no double threats, double attacks or miai found\n");
    EXPECT_TRUE(to_json(pairs)[2]["move"].is_null());
}

TEST(combinations, name_their_goals_and_the_ko) {
    analysis::Combination found;
    found.is_ko = true;
    found.move = at("E4");
    found.goals = {taken, joined};
    const std::vector<analysis::Combination> one = {found};
    EXPECT_EQ(to_text(one),
              "combination: Black E4 gets one of capture(D4) and connect(C3,E5), by a ko that it takes first "
              "(proved)\n");
    EXPECT_EQ(to_json(one), nlohmann::json::array({{{"color", "black"},
                                                    {"move", "E4"},
                                                    {"goals", {"capture(D4)", "connect(C3,E5)"}},
                                                    {"ko", true}}}));
}

}  // namespace
}  // namespace tedomari::render
