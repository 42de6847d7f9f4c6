// SPDX-License-Identifier: MIT
#include "analysis/capture_map.h"

#include <gtest/gtest.h>

#include "analysis/ladders.h"
#include "go/diagram.h"

namespace tedomari::analysis {

namespace {

// D4 is in atari and may run; A1 has no way out at all; the black stones around have liberties enough.
const char* const some_chains = R"(
    . . . . . . .
    . . . . . . .
    . . . O . . .
    . . O X O . .
    . . . . . . .
    X X . . . . .
    O . X . . . .)";

}  // namespace

TEST(capture_map, tells_what_is_lost_from_what_hangs) {
    const go::Board board = go::diagram(some_chains);
    const CaptureMap map = capture_map(board, {});
    EXPECT_EQ(map.peril[go::at("D4")], Peril::unsettled);
    EXPECT_EQ(map.peril[go::at("A1")], Peril::captured);
    EXPECT_EQ(map.peril[go::at("A2")], Peril::none_seen);
    EXPECT_EQ(map.peril[go::at("G7")], Peril::none_seen);
    EXPECT_TRUE(map.complete);
}

TEST(capture_map, says_that_it_was_cut_short) {
    std::atomic<bool> cancel = true;
    CaptureMapSettings settings;
    settings.cancel = &cancel;
    EXPECT_FALSE(capture_map(go::diagram(some_chains), settings).complete);
}

TEST(ladders, finds_the_first_atari_and_the_chains_that_cannot_run) {
    const go::Board board = go::diagram(R"(
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . X . . . . .
        . X O . . . .
        . . X X . . .
        . . . . . . .)");
    const go::Point move = ladder_move(board, go::at("C3"));
    EXPECT_FALSE(move.is_nowhere());
    EXPECT_TRUE(find_ladders(board).caught.empty());  // White runs first, and escapes
    const LadderReport report = find_ladders(go::diagram(some_chains));
    ASSERT_EQ(report.caught.size(), 1u);
    EXPECT_TRUE(report.caught.front().contains(go::at("A1")));
}

}  // namespace tedomari::analysis
