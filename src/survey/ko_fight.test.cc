// SPDX-License-Identifier: MIT
#include "survey/ko_fight.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::survey {
namespace {

using go::at;
using go::Color;
using go::Move;

// Black takes at D5; White's corner on the left lives by eyes that A9 threatens.
constexpr const char* ko = R"(
    . O . O X . . . .
    O O O O X . X . .
    X X X X X X . . .
    . . . O X . . . .
    . . O . O X . . .
    . . . O X . . . .
    O O O O X X X X X
    . . . O O O O O O
    . . . . . . . . .)";

std::vector<KoFight> fights(const char* picture, Color to_move, Rational least = 0) {
    const go::Game game({go::diagram(picture), to_move});
    SurveySettings settings;
    settings.nodes = 3000;
    return ko_fights(game, survey(game, settings), *settings.judge, least);
}

TEST(ko_fight, is_one_stone_taken_by_one_stone) {
    const auto found = fights(ko, Color::black);
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found[0].take, (Move{Color::black, at("D5")}));
    EXPECT_EQ(found[0].stone, at("E5"));
    EXPECT_GT(found[0].worth, Rational(0));
}

TEST(ko_fight, is_told_of_only_when_it_is_worth_something) {
    EXPECT_TRUE(fights(ko, Color::black, 100).empty());
    EXPECT_TRUE(fights(R"(
        . . X O .
        . . X O .
        . . X O .)",
                       Color::black)
                    .empty());
}

TEST(ko_fight, is_won_by_who_holds_it_and_has_the_move) {
    const auto found = fights(ko, Color::white);
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found[0].winner, Color::white);
}

TEST(ko_fight, counts_threats_that_are_larger_and_apart) {
    for (const Color mover : {Color::black, Color::white}) {
        for (const KoFight& fight : fights(ko, mover)) {
            for (const Color color : {Color::black, Color::white}) {
                const auto& threats = fight.threats[static_cast<std::size_t>(color)];
                for (std::size_t i = 0; i < threats.size(); ++i) {
                    EXPECT_EQ(threats[i].move.color, color);
                    EXPECT_GT(threats[i].size, fight.worth);
                    EXPECT_GE(threats[i].loss, Rational(0));
                    if (i > 0) EXPECT_GE(threats[i - 1].size, threats[i].size);
                }
            }
        }
    }
}

// Who must find the first threat needs one more than the other.
TEST(ko_fight, is_lost_by_who_is_short_of_threats) {
    const auto found = fights(ko, Color::black);
    ASSERT_EQ(found.size(), 1u);
    const auto& [black, white] = found[0].threats;
    EXPECT_EQ(found[0].winner, white.size() > black.size() ? Color::white : Color::black);
}

}  // namespace
}  // namespace tedomari::survey
