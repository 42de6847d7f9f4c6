// SPDX-License-Identifier: MIT
#include "go/flood.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::go {

TEST(flood, pieces_hang_together_and_come_by_their_lowest_points) {
    const PointSet points{at("A1"), at("A2"), at("C1"), at("B3"), at("C3")};
    const auto found = pieces(points);
    ASSERT_EQ(found.size(), 3u);
    EXPECT_EQ(found[0], (PointSet{at("A1"), at("A2")}));
    EXPECT_EQ(found[1], (PointSet{at("C1")}));
    EXPECT_EQ(found[2], (PointSet{at("B3"), at("C3")}));
}

TEST(flood, of_sets_begins_anywhere_and_walks_over_the_others) {
    const PointSet among{at("B1"), at("C1"), at("E1"), at("A3")};
    EXPECT_EQ(flood(PointSet{at("A1")}, among), (PointSet{at("A1"), at("B1"), at("C1")}));
    EXPECT_EQ(flood(PointSet{at("A1"), at("A2")}, among),
              (PointSet{at("A1"), at("A2"), at("A3"), at("B1"), at("C1")}));
    EXPECT_EQ(flood(PointSet{}, among), PointSet{});
}

}  // namespace tedomari::go
