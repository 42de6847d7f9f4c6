// SPDX-License-Identifier: MIT
#include "render/score.h"

#include <gtest/gtest.h>

#include "go/diagram.h"
#include "render/times.test.h"
#include "sgf/collection.test.h"
#include "sgf/reader.h"

namespace tedomari::render {
namespace {

using go::at;

// Black has the left, White the right; the stone at G5 is dead because we say so.
analysis::ScoreReport two_walls() {
    const go::Board board = go::diagram(R"(
        . X X O . . .
        . . X O . O .
        . . X O . . X
        . . X O . . .
        . X X O . O .
        . . X O . . .
        . . X O . . .)");
    go::Game game({board, go::Color::black}, *go::parse_rules("japanese"));
    analysis::ScoreSettings settings;
    settings.looks = false;
    settings.life.dead = {at("G5")};
    Budget budget;
    return analysis::score(game, settings, budget);
}

TEST(score_text, says_who_said_what_and_by_which_rules) {
    const std::string text = to_text(two_walls());
    EXPECT_EQ(times(text, "Black G5, 1 stone: dead (judged: as you say)"), 1);
    EXPECT_EQ(times(text, "Count under japanese rules:"), 1);
    EXPECT_EQ(times(text, "Score: W+14.5 (judged)"), 1);
    EXPECT_EQ(times(text, " 5 b b X O w w x 5"), 1);
}

TEST(score_json, has_points_in_exact_numbers) {
    const auto json = to_json(two_walls());
    EXPECT_EQ(json["score"], "-29/2");
    EXPECT_EQ(json["winner"], "white");
    EXPECT_EQ(json["evidence"], "judged");
    EXPECT_EQ(json["dead"], nlohmann::ordered_json::array({"G5"}));
    EXPECT_EQ(json["territory"]["black"].size(), 12u);
    Rational sum = 0;
    for (const auto& item : json["arithmetic"]) {
        const Rational points = *parse_rational(item["points"].get<std::string>());
        sum += item["color"] == "black" ? points : -points;
    }
    EXPECT_EQ(sum, Rational(-29, 2));  // the lines add up to the score
}

TEST(score_sgf, marks_territory_and_dead_stones) {
    const std::string text = to_sgf(two_walls());
    EXPECT_EQ(times(text, "MA[gc]"), 1);
    EXPECT_TRUE(sgf::read_collection(text, sgf::Mode::strict));
}

TEST(score_svg, draws_dead_stones_faint) { EXPECT_EQ(times(to_svg(two_walls()), "gb-dead\""), 1); }

}  // namespace
}  // namespace tedomari::render
