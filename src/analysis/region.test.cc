// SPDX-License-Identifier: MIT
#include "analysis/region.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::analysis {
namespace {

std::vector<std::string> notices(const char* diagram, std::initializer_list<const char*> points) {
    go::PointSet region;
    for (const char* name : points) region.insert(go::at(name));
    const auto report = analysis::region({go::diagram(diagram), go::Color::black}, region, {});
    return report ? report->game.notices : std::vector<std::string>{report.error().message};
}

TEST(region, doubts_stones_outside_that_have_little_room) {
    // White's corner has four points besides the corridor D1 E1.
    const auto found = notices(R"(
        . . . . . . .
        . . . . . . .
        . . . . . . .
        X X X X . . .
        O O O X X X .
        . O O O X X .
        . . . . . X .)",
                               {"D1", "E1"});
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].find("the stones at D2 are taken for alive, with room for 4 points"), 0U) << found[0];
}

TEST(region, does_not_doubt_stones_with_the_board_before_them) {
    EXPECT_TRUE(notices(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . X X X X O O . .
        . X . . . O O . .
        . X X X X O O . .
        . . . . . . . . .)",
                        {"C3", "D3", "E3"})
                    .empty());
}

}  // namespace
}  // namespace tedomari::analysis
