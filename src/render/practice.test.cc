// SPDX-License-Identifier: MIT
#include "render/practice.h"

#include <gtest/gtest.h>

namespace tedomari::render {
namespace {

TEST(practice_json, has_the_size_of_the_biggest_move_and_how_far_it_is_ahead) {
    analysis::PracticeReport report;
    analysis::PracticePosition position;
    position.node = static_cast<sgf::NodeId>(12);
    position.moves = 12;
    position.to_move = go::Color::white;
    position.temperature = {Rational(3), Rational(7, 2), Rational(4)};
    position.ahead = Rational(3, 2);
    position.evidence = Evidence::bounded;
    report.positions = {position};
    report.looked_at = 5;
    EXPECT_EQ(
        to_json(report),
        (nlohmann::json{{"positions",
                         {{{"node", 12},
                           {"moveNumber", 12},
                           {"toMove", "W"},
                           {"temperature", {{"value", "7/2"}, {"float", 3.5}, {"low", "3"}, {"high", "4"}}},
                           {"ahead", {{"value", "3/2"}, {"float", 1.5}}},
                           {"evidence", "bounded"}}}},
                        {"lookedAt", 5},
                        {"interrupted", false}}));
    EXPECT_EQ(to_json(analysis::PracticeReport())["positions"], nlohmann::json::array());
}

}  // namespace
}  // namespace tedomari::render
