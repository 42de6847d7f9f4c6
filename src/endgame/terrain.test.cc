// SPDX-License-Identifier: MIT
#include "endgame/terrain.h"

#include <gtest/gtest.h>

#include "endgame/random_rooms.test.h"

namespace tedomari::endgame {
namespace {

int count(Bits set) { return std::popcount(set); }

TEST(terrain, of_a_closed_room_has_no_margin) {
    const Scene room = scene({"XXXXO", "X.o.O", "XXXOO"});
    const auto ground = terrain(room.board, room.region, 1);
    ASSERT_TRUE(ground);
    EXPECT_EQ(ground->points.size(), 3U);
    EXPECT_EQ(ground->margin, 0U);
    EXPECT_FALSE(ground->leaks);
    EXPECT_EQ(count(ground->by_black), 3);
    EXPECT_EQ(count(ground->by_white), 1);
}

// The right end of the row is open: with a margin its neighbour is in play, and further ones with two.
TEST(terrain, takes_in_the_rows_around_that_the_margin_says) {
    const Scene row = scene({"XXX##", "X..##", "XXX##"});
    const auto none = terrain(row.board, row.region, 0);
    const auto one = terrain(row.board, row.region, 1);
    const auto two = terrain(row.board, row.region, 2);
    ASSERT_TRUE(none && one && two);
    EXPECT_TRUE(none->leaks);
    EXPECT_EQ(none->points.size(), 2U);
    EXPECT_EQ(count(none->margin), 0);
    EXPECT_EQ(count(one->margin), 1);
    EXPECT_EQ(count(two->margin), 4);  // the next one, and those above and below
    EXPECT_EQ(one->margin_value, 1);   // Black's stones are nearer
    EXPECT_EQ(two->margin_value, 4);
}

TEST(terrain, beyond_the_margin_helps_the_nearer_colour_or_nobody) {
    const Scene row = scene({"XXX###", "X..###", "XXX###"});
    const auto friendly = terrain(row.board, row.region, 1, Beyond::nearer_colour);
    const auto bare = terrain(row.board, row.region, 1, Beyond::nothing);
    ASSERT_TRUE(friendly && bare);
    EXPECT_EQ(friendly->by_black & friendly->margin, friendly->margin);
    EXPECT_EQ(bare->by_black & bare->margin, 0U);
    EXPECT_EQ(friendly->by_white | bare->by_white, 0U);
    EXPECT_EQ(friendly->by_black & ~friendly->margin, bare->by_black & ~bare->margin);
}

TEST(terrain, leaves_out_stones_that_hang_together_with_stones_outside) {
    const Scene room = scene({"XXXX", "X.oO", "XXXX"});  // o is one chain with the O beside it
    const auto ground = terrain(room.board, room.region, 1);
    ASSERT_TRUE(ground);
    EXPECT_EQ(ground->points.size(), 1U);
    EXPECT_EQ(count(ground->by_white), 1);
}

TEST(terrain, is_refused_without_an_empty_point_or_with_too_many_points) {
    const Scene full = scene({"XXX", "XoX", "XXX"});
    EXPECT_EQ(terrain(full.board, full.region, 1).error().message, "the region has no empty point");
    EXPECT_EQ(terrain(full.board, {}, 1).error().message, "the region has no points");
    go::PointSet all;
    go::for_each_point(full.board.size(), [&](go::Point p) { all.insert(p); });
    EXPECT_FALSE(terrain(full.board, all, 0));
}

TEST(terrain, knows_each_neighbour_from_both_sides) {
    Rng rng(3);
    for (int i = 0; i < 100; ++i) {
        const Scene room = random_room(rng);
        const auto ground = terrain(room.board, room.region, 1);
        if (!ground) continue;
        for (std::size_t p = 0; p < ground->points.size(); ++p) {
            EXPECT_EQ(ground->local(ground->points[p]), static_cast<int>(p));
            for_each_bit(ground->beside[p], [&](int q) {
                EXPECT_NE(ground->beside[static_cast<std::size_t>(q)] & (Bits{1} << p), 0U);
                const go::Point a = ground->points[p], b = ground->points[static_cast<std::size_t>(q)];
                EXPECT_EQ(std::abs(a.column() - b.column()) + std::abs(a.row() - b.row()), 1);
            });
        }
    }
}

}  // namespace
}  // namespace tedomari::endgame
