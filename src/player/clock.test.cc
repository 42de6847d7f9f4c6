// SPDX-License-Identifier: MIT
#include "player/clock.h"

#include <gtest/gtest.h>

namespace tedomari::player {

namespace {

using go::Color;

// What a clock that is obeyed to the last second has left after so many moves.
double left_after(Clock clock, int moves, int expected_moves) {
    double total = 0;
    for (int i = 0; i < moves; ++i) {
        const Seconds thought = *clock.for_move(Color::black, expected_moves);
        clock.spend(Color::black, thought);
        total += thought.count();
    }
    return total;
}

}  // namespace

TEST(clock, sets_no_limit_without_settings) {
    Clock clock;
    EXPECT_FALSE(clock.for_move(Color::black, 30));
    clock.set({Seconds(0), Seconds(30), 0});  // GTP's way to say: no limit
    EXPECT_FALSE(clock.for_move(Color::black, 30));
    clock.set({Seconds(60), Seconds(0), 0});
    EXPECT_TRUE(clock.for_move(Color::black, 30));
    clock.remove();
    EXPECT_FALSE(clock.for_move(Color::black, 30));
}

TEST(clock, never_spends_all_of_a_sudden_death_time) {
    Clock clock;
    clock.set({Seconds(60), Seconds(0), 0});
    EXPECT_LT(left_after(clock, 500, 30), 60);
    EXPECT_NEAR(clock.for_move(Color::black, 30)->count(), 60 / 30. * 0.9 - 0.05, 1e-9);
}

TEST(clock, gives_each_stone_of_overtime_its_share) {
    Clock clock;
    clock.set({Seconds(0), Seconds(10), 5});
    EXPECT_NEAR(clock.for_move(Color::white, 30)->count(), 2 * 0.9 - 0.05, 1e-9);
    clock.set_left(Color::white, Seconds(3), 1);
    EXPECT_NEAR(clock.for_move(Color::white, 30)->count(), 3 * 0.9 - 0.05, 1e-9);
    clock.spend(Color::white, Seconds(1));  // the period is fulfilled, a new one begins
    EXPECT_NEAR(clock.for_move(Color::white, 30)->count(), 2 * 0.9 - 0.05, 1e-9);
}

TEST(clock, goes_from_main_time_into_overtime) {
    Clock clock;
    clock.set({Seconds(5), Seconds(10), 10});
    clock.spend(Color::black, Seconds(6));
    EXPECT_NEAR(clock.for_move(Color::black, 30)->count(), 0.9 * 0.9 - 0.05, 1e-9);
    EXPECT_NEAR(clock.for_move(Color::white, 30)->count(), 1 * 0.9 - 0.05, 1e-9);
}

TEST(clock, still_gives_a_moment_when_time_is_up) {
    Clock clock;
    clock.set({Seconds(1), Seconds(0), 0});
    clock.set_left(Color::black, Seconds(-3), 0);
    EXPECT_GT(clock.for_move(Color::black, 30)->count(), 0);
    EXPECT_LT(clock.for_move(Color::black, 30)->count(), 0.01);
}

}  // namespace tedomari::player
