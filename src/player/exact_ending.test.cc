// SPDX-License-Identifier: MIT
#include "player/exact_ending.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::player {

namespace {

using go::Color;

std::optional<go::Move> ending(const char* picture, Color color) {
    const go::Game game({go::diagram(picture), color}, *go::parse_rules("chinese"));
    survey::SurveySettings settings;
    ExactEnding exact(settings);
    Budget budget;
    return exact.choose(game, color, net::Network::shipped().look(game), budget);
}

}  // namespace

// Two corridors, one longer than the other, and nothing else.
TEST(exact_ending, plays_the_larger_of_two_proved_corridors) {
    const char* const corridors = R"(
        X X X X X X O O O
        X . X . . . O O .
        X X X X X X O O O
        . X X X . . O O O
        X X X X X X O . O
        X . X X X X O O O
        X X X X X X O O O
        . X X X X X O O .
        X X X X X X O O O)";
    for (const Color color : {Color::black, Color::white}) {
        const auto move = ending(corridors, color);
        ASSERT_TRUE(move) << to_string(color);
        EXPECT_EQ(move->point.row(), go::at("A8").row()) << *move;
    }
}

TEST(exact_ending, has_nothing_to_say_in_the_opening) {
    EXPECT_FALSE(ending(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . X . . . O . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . O . . . X . .
        . . . . . . . . .
        . . . . . . . . .)",
                        Color::black));
}

}  // namespace tedomari::player
