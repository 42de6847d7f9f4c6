// SPDX-License-Identifier: MIT
#include "survey/partition.h"

#include <gtest/gtest.h>

#include "go/diagram.h"
#include "survey/quick.test.h"

namespace tedomari::survey {
namespace {

using go::at;
using go::Cell;
using go::PointSet;

// As random games would have it: stones keep their points, empty points go to the color given.
Judgement ownership(const go::Board& board, double black_half, double white_half, int border) {
    Judgement result;
    go::for_each_point(board.size(), [&](go::Point p) {
        result.ownership[p] = board.at(p) == Cell::black   ? 0.9
                              : board.at(p) == Cell::white ? -0.9
                              : p.column() < border        ? black_half
                                                           : white_half;
    });
    return result;
}

// Nor a look at the walls, which in such small pictures have no room.
PartitionSettings without_pockets() {
    PartitionSettings settings;
    settings.max_pocket = 0;
    settings.enough_room = 0;
    return settings;
}

TEST(partition, finds_the_regions_that_walls_leave_open) {
    const go::Board board = go::diagram(two_halves);
    const Partition parts = partition(board, ownership(board, 0.7, -0.7, 4));
    ASSERT_EQ(parts.regions.size(), 4u);
    EXPECT_EQ(parts.regions[0].points, (PointSet{at("C9"), at("D9"), at("E9"), at("F9")}));
    EXPECT_EQ(parts.regions[1].points, (PointSet{at("D2"), at("E2")}));
    EXPECT_EQ(parts.owner[at("A1")], Cell::black);
    EXPECT_EQ(parts.owner[at("J9")], Cell::white);
    EXPECT_EQ(parts.owner[at("E5")], Cell::empty);
}

TEST(partition, counts_what_is_settled) {
    const go::Board board = go::diagram(two_halves);
    const Partition parts = partition(board, ownership(board, 0.7, -0.7, 4));
    EXPECT_EQ(parts.settled_territory(board), 22 - 28);
    EXPECT_EQ(parts.settled_area(board), 22 + 17 - 28 - 14);
}

TEST(partition, shuts_every_region_in_the_model) {
    const go::Board board = go::diagram(two_halves);
    const Partition parts = partition(board, ownership(board, 0.7, -0.7, 4));
    for (const OpenRegion& region : parts.regions) {
        region.points.for_each([&](go::Point p) {
            for (const go::Point q : p.neighbours()) {
                if (!board.size().contains(q) || region.points.contains(q)) continue;
                EXPECT_TRUE(go::is_stone(parts.model.at(q))) << p << " leaks to " << q;
            }
        });
    }
}

// Black's H9 would be captured at once: White's four stones breathe at E8 too, in what the judge says is Black's.
TEST(partition, keeps_in_play_what_a_chain_short_of_liberties_breathes_through) {
    const go::Board board = go::diagram(R"(
        . . X O O O O . .
        . . . X . X X O .
        . . . . X . X O .
        . . . . . . X O .
        . . . . . . X O .
        . . . . . . X O .
        . . . . . . X O .
        . . . . . . X O .
        . . . . . . X O .)");
    const Judgement judgement = ownership(board, 0.95, -0.7, 7);
    PartitionSettings settings = without_pockets();
    const auto region_at = [&](go::Point p) {
        for (const OpenRegion& region : partition(board, judgement, settings).regions) {
            if (region.points.contains(p)) return region.points;
        }
        return PointSet();
    };
    EXPECT_TRUE(region_at(at("H9")).contains(at("E8")));
    EXPECT_TRUE(region_at(at("H9")).contains(at("D9")));
    settings.short_of_breath = 1;
    EXPECT_TRUE(region_at(at("H9")).contains(at("H9")));
    EXPECT_FALSE(region_at(at("H9")).contains(at("E8")));
}

TEST(partition, says_what_benson_proves_and_what_is_assumed) {
    const go::Board board = go::diagram(R"(
        . X . X O
        X X X X O
        O O O O O
        . . O . .
        . . O . .)");
    const Partition parts = partition(board, ownership(board, 0.9, -0.9, 4), without_pockets());
    for (const ChainStanding& chain : parts.chains) {
        EXPECT_EQ(chain.standing, Standing::safe);
        EXPECT_EQ(chain.evidence,
                  board.at(chain.chain) == Cell::black ? Evidence::proved : Evidence::sampled);
    }
}

TEST(partition, counts_dead_stones_twice) {
    const go::Board board = go::diagram(R"(
        . X . O .
        X X X O O
        . O X O .
        X X X O O
        . . X O .)");
    const Partition parts = partition(board, ownership(board, 0.9, -0.9, 3));
    EXPECT_EQ(parts.owner[at("B3")], Cell::black);
    EXPECT_EQ(parts.settled_territory(board), 6 - 3);
    for (const ChainStanding& chain : parts.chains) EXPECT_EQ(chain.evidence, Evidence::proved);
    ASSERT_EQ(parts.regions.size(), 1u);
    EXPECT_EQ(parts.regions[0].points, PointSet{at("C5")});
}

// Both have four points elsewhere, fewer than a wall that is merely judged safe must have.
TEST(partition, does_not_open_walls_that_live_by_other_ground) {
    const auto regions = [](const char* picture) {
        const go::Board board = go::diagram(picture);
        Judgement judgement = ownership(board, -1, 1, 5);
        judgement.ownership[at("F1")] = 0;
        PartitionSettings settings;
        settings.weak_stones = settings.max_pocket = 0;
        return partition(board, judgement, settings).regions;
    };
    const auto four = regions(R"(
        O O O O O X X X X X X
        . . . . O . X . . . .)");
    ASSERT_EQ(four.size(), 1u);
    EXPECT_EQ(four[0].points, PointSet{at("F1")});
    EXPECT_EQ(four[0].border, local::Border::proved);
    const auto three = regions(R"(
        O O O O O X X X X X X
        O . . . O . X . . . .)");
    ASSERT_EQ(three.size(), 1u);
    EXPECT_TRUE(three[0].points.contains(at("E1")));
}

TEST(partition, goes_on_with_its_regions) {
    go::Board board = go::diagram(two_halves);
    const Partition before = partition(board, ownership(board, 0.7, -0.7, 4));
    const int settled = before.settled_territory(board);
    for (const char* move : {"E2", "D2"}) board.play({go::Color::black, at(move)});
    const Partition after = continued(before, board);
    EXPECT_EQ(after.regions.size(), before.regions.size() - 1);
    EXPECT_EQ(after.owner[at("D2")], Cell::black);
    EXPECT_EQ(after.settled_territory(board), settled);
    EXPECT_EQ(after.regions[0].points, before.regions[0].points);
}

// However sure random games are of the cut-off stone, it is played for.
TEST(partition, takes_pockets_between_living_walls_whole) {
    const go::Board board = go::diagram(R"(
        . X . O . .
        X X X O O O
        . X . . . O
        X X X O O O
        . X O . O .
        X X O O O O
        . X O . O .)");
    const Partition parts = partition(board, ownership(board, 0.99, -0.99, 3));
    for (const OpenRegion& region : parts.regions) EXPECT_LE(region.points.size(), 3);
    ASSERT_EQ(parts.regions.size(), 2u);
    EXPECT_EQ(parts.regions[0].points, (PointSet{at("C5"), at("D5"), at("E5")}));
    for (const ChainStanding& chain : parts.chains) EXPECT_EQ(chain.evidence, Evidence::proved);
}

// White's stone has a liberty on the board, but only in Black's territory: in the region it is taken.
TEST(partition, takes_stones_that_breathe_only_in_enemy_territory) {
    go::Board board = go::diagram(R"(
        . X X X O
        . . . . O
        . X X X O
        X X O O O
        . X O . .)");
    Judgement sure = ownership(board, 1, -1, 2);
    go::for_each_point(board.size(),
                       [&](go::Point p) { sure.ownership[p] = sure.ownership[p] > 0 ? 1 : -1; });
    sure.ownership[at("C4")] = 0;
    sure.ownership[at("D4")] = 0;
    sure.ownership[at("B4")] = 1;
    const Partition before = partition(board, sure, without_pockets());
    ASSERT_EQ(before.regions.size(), 1u);
    const int settled = before.settled_territory(board);
    board.play({go::Color::white, at("C4")});
    board.play({go::Color::black, at("D4")});
    const Partition after = continued(before, board);
    EXPECT_EQ(board.at(at("C4")), Cell::white);
    EXPECT_EQ(after.model.at(at("C4")), Cell::empty);
    EXPECT_EQ(after.settled_territory(board), settled + 1);  // a prisoner
}

// A cut keeps what both partitions leave open, settles the rest as the narrower does, and touches nothing else.
TEST(cut_region, keeps_a_region_open_only_where_narrower_walls_do) {
    const go::Board board = go::diagram(two_halves);
    const Partition wide = partition(board, ownership(board, 0.7, -0.7, 4));
    Partition narrow = wide;
    const PointSet region = wide.regions[0].points;
    narrow.owner[at("C9")] = Cell::black;
    const Cut cut = cut_region(wide, region, narrow, board);
    ASSERT_EQ(cut.pieces.size(), 1u);
    EXPECT_EQ(cut.pieces[0].points, region - PointSet{at("C9")});
    EXPECT_TRUE(cut.pieces[0].narrowed);
    EXPECT_EQ(cut.partition.owner[at("C9")], Cell::black);
    EXPECT_EQ(cut.partition.model.at(at("C9")), Cell::black);
    EXPECT_EQ(cut.partition.regions.size(), wide.regions.size());
    EXPECT_EQ(cut.partition.settled_territory(board), wide.settled_territory(board) + 1);
}

}  // namespace
}  // namespace tedomari::survey
