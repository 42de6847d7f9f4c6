// SPDX-License-Identifier: MIT
#include "trial/played_on.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::trial {
namespace {

PlayedOn from(const go::Game& game, PlayOn how) { return played_on(net::Network::shipped(), game, how); }

}  // namespace

TEST(played_on, gives_the_same_games_for_the_same_seed) {
    const go::Game game(go::square(5));
    const PlayedOn once = from(game, {10, 6, 3, nullptr}), again = from(game, {10, 6, 3, nullptr});
    EXPECT_EQ(once.games, 10);  // in two batches
    EXPECT_EQ(once.mean, again.mean);
    EXPECT_GT(once.error, 0);
    EXPECT_NE(once.mean, from(game, {10, 6, 4, nullptr}).mean);
}

TEST(played_on, goes_to_the_end) {
    const PlayedOn games = from(go::Game(go::square(5)), {4, 0, 1, nullptr});
    EXPECT_EQ(games.games, 4);
    EXPECT_LE(games.mean, 25);
}

TEST(played_on, stops_when_it_is_told_to) {
    const std::atomic<bool> cancel = true;
    EXPECT_EQ(from(go::Game(go::square(9)), {4, 0, 1, &cancel}).games, 0);
}

}  // namespace tedomari::trial
