// SPDX-License-Identifier: MIT
// What lies around a region: empty points beyond it, and walls that may have to live by it.
#include "endgame/summaries.test.h"
#include "endgame/terrain.h"
#include "go/diagram.h"

namespace tedomari::endgame {
namespace {

// Where it matters what lies beyond the border nothing is called proved, and the interval is shown.
TEST(border, is_asked_about_under_two_assumptions) {
    Rng rng(77);
    int depends = 0;
    for (int i = 0; i < 150; ++i) {
        const Scene open = random_shelter(rng);
        if (!open.board.is_possible()) continue;
        Effort effort;
        effort.time = std::chrono::nanoseconds::max();
        effort.nodes = 4'000;
        const auto game = evaluate(open.board, open.region, effort);
        if (!game || game->notices.empty()) continue;
        if (game->notices[0].find("it depends on what lies beyond") != 0) continue;
        EXPECT_EQ(game->evidence, Evidence::bounded) << open.board;
        EXPECT_FALSE(game->temperature.is_exact() && game->count.is_exact()) << open.board;
        EXPECT_LE(game->temperature.low, game->temperature.value);
        EXPECT_LE(game->temperature.value, game->temperature.high);
        ++depends;
    }
    EXPECT_GT(depends, 0);
}

// Three white stones shut in below a loose black chain, White's stones on the first line: with the black
// stones around taken for alive nothing is at stake but a few points.  But they have no two eyes without the
// corner.
constexpr const char* corner_that_its_walls_live_by = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    O O O O O O . . .
    X X X X X O . . .
    . X . . X O . . .
    X X X . X O . . .
    . O O O X O . . .
    . . . . O O . . .)";

local::LocalGame value_of_corner(const char* picture, bool doubt_walls) {
    go::PointSet mask;
    for (int column = 0; column < 4; ++column) {
        for (int row = 0; row < 3; ++row) mask.insert(go::Point::at(column, row));
    }
    Effort effort;
    effort.time = std::chrono::nanoseconds::max();
    effort.nodes = 500'000;
    effort.doubt_walls = doubt_walls;
    const auto game = evaluate(go::diagram(picture), mask, effort);
    EXPECT_TRUE(game);
    return game ? *game : local::LocalGame{};
}

TEST(walls, in_doubt_are_at_stake_before_anything_is_called_proved) {
    const local::LocalGame trusting = value_of_corner(corner_that_its_walls_live_by, false);
    EXPECT_EQ(trusting.evidence, Evidence::proved);
    EXPECT_EQ(trusting.temperature.value, Rational(7, 4));
    const local::LocalGame doubting = value_of_corner(corner_that_its_walls_live_by, true);
    EXPECT_EQ(doubting.evidence, Evidence::bounded);
    EXPECT_EQ(doubting.temperature.low, Rational(7, 4));
    EXPECT_EQ(doubting.temperature.value, Rational(2));
    ASSERT_EQ(doubting.notices.size(), 2U);
    EXPECT_EQ(
        doubting.notices[0],
        "it depends on the stones at E2: a move is worth 1 3/4 if they are alive whatever happens here, 2 if "
        "they have to live by it");
    EXPECT_EQ(doubting.notices[1],
              "what tells them apart is the count after W A2, W D3, W D4, W B1: -4 or -32");
}

TEST(walls, that_can_be_killed_are_worth_more_than_the_corner) {
    const local::LocalGame game = value_of_corner(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        O O O O O O . . .
        X X X X X O . . .
        . . . . X O . . .
        X X X . X O . . .
        . O O O X O . . .
        . . . . O O . . .)",
                                                  true);
    EXPECT_EQ(game.evidence, Evidence::bounded);
    EXPECT_EQ(game.temperature.value, Rational(33, 2));
}

// A chain of the region that hangs on one empty point outside is cut there by somebody's move.
TEST(walls, that_hang_by_one_point_are_not_alive_for_sure) {
    const Scene hanging = scene({"##O#O##", "OOxxxOO", "O.....O"}, Place::lower_edge);
    const auto friendly = terrain(hanging.board, hanging.region, 1);
    const auto bare = terrain(hanging.board, hanging.region, 1, Beyond::nothing);
    ASSERT_TRUE(friendly && bare);
    EXPECT_EQ(friendly->margin, 0U);
    EXPECT_FALSE(friendly->loose);
    EXPECT_EQ(bare->margin != 0, bare->loose);
}

}  // namespace
}  // namespace tedomari::endgame
