// SPDX-License-Identifier: MIT
#include "survey/chain_reading.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::survey {
namespace {

using go::at;

ChainReading reading(const char* picture, const char* chain, Standing judged) {
    const go::Board board = go::diagram(picture);
    Budget budget;
    return ChainReader(board, 5000, budget).read(board.chain(at(chain)), judged);
}

// Taken, or away with three liberties.
constexpr const char* atari = R"(
    . . . . . . .
    . . X . . . .
    . X O . . . .
    . . X . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .)";

// Two eyes, if White answers B1 at C1 and C1 at B1.
constexpr const char* corner = R"(
    . . . . . . .
    . . . . . . .
    . . . . . . .
    X X X X X X .
    O O O O O X .
    . O . . O X .
    O . O . O X .)";

}  // namespace

TEST(chain_reading, opens_what_is_judged_safe_and_can_be_taken) {
    const ChainReading found = reading(atari, "C5", Standing::safe);
    EXPECT_EQ(found.fate, Fate::unsettled);
    EXPECT_EQ(found.vital, go::PointSet{at("D5")});
}

TEST(chain_reading, calls_lost_what_is_taken_though_its_owner_moves) {
    constexpr const char* edge = R"(
        . . . . .
        . . . . .
        . . . . .
        X X X . .
        O . . . .)";
    EXPECT_EQ(reading(edge, "A1", Standing::dead).fate, Fate::dead);
    EXPECT_EQ(reading(edge, "A1", Standing::safe).fate, Fate::unsettled);
    EXPECT_EQ(reading(edge, "A1", Standing::open).fate, Fate::unknown);
}

TEST(chain_reading, knows_small_life) { EXPECT_EQ(reading(corner, "A3", Standing::safe).fate, Fate::alive); }

TEST(chain_reading, claims_nothing_of_what_has_room) {
    constexpr const char* open = R"(
        . . . . . . .
        . . . . . . .
        . . . X . . .
        . . . O . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .)";
    EXPECT_EQ(reading(open, "D4", Standing::safe).fate, Fate::unknown);
}

TEST(chain_reading, stops_with_its_budget) {
    const go::Board board = go::diagram(atari);
    const std::atomic<bool> cancelled = true;
    Budget budget(Limits{}, &cancelled);
    EXPECT_EQ(ChainReader(board, 5000, budget).read(board.chain(at("C5")), Standing::safe).fate,
              Fate::unknown);
}

}  // namespace tedomari::survey
