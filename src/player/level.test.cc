// SPDX-License-Identifier: MIT
#include "player/level.h"

#include <array>
#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::player {

TEST(level, halves_the_visits_with_each_step_down) {
    EXPECT_EQ(Level(10).visits(200, 200), 200u);
    EXPECT_EQ(Level(9).visits(200, 200), 100u);
    EXPECT_EQ(Level(1).visits(200, 200), 1u);
    EXPECT_EQ(Level(10).visits(0, 200), 0u);  // as many as the time allows
    EXPECT_EQ(Level(8).visits(0, 200), 50u);
}

TEST(level, draws_lighter_moves_the_more_often_the_lower_it_is_and_never_nonsense) {
    const go::Move good{go::Color::black, go::at("D4")}, fair{go::Color::black, go::at("C3")},
        bad{go::Color::black, go::at("A1")};
    const std::vector<WeightedMove> moves = {{fair, 0.3}, {good, 0.69}, {bad, 0.01}};
    std::array<int, 5> goods{};
    for (int number = 1; number <= 4; ++number) {
        for (std::uint64_t seed = 0; seed < 2000; ++seed) {
            const go::Move move = Level(number).chosen(moves, go::Move::pass(go::Color::black), seed);
            ASSERT_NE(move, bad);
            goods[static_cast<std::size_t>(number)] += move == good ? 1 : 0;
        }
    }
    EXPECT_NEAR(goods[1], 2000 * 0.69 / 0.99, 100);
    for (std::size_t number = 2; number <= 4; ++number) EXPECT_GT(goods[number], goods[number - 1]);
    EXPECT_TRUE(Level(1).chosen({}, go::Move::pass(go::Color::black), 1).is_pass());
}

}  // namespace tedomari::player
