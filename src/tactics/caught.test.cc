// SPDX-License-Identifier: MIT
#include "tactics/caught.h"

#include "tactics/goal.test.h"

namespace tedomari::tactics {
namespace {

bool caught(std::string_view picture, std::string_view chain, Limits limits = {}) {
    ReadingTable table(std::size_t{1} << 20);
    Budget budget(limits);
    return is_caught(go::diagram(picture), go::at(chain), table, budget);
}

constexpr std::string_view net = R"(
    . . . . . . .
    . . . . . . .
    . . X X . . .
    . X O . . . .
    . . X . X . .
    . . . . . . .
    . . . . . . .)";

TEST(caught, a_stone_in_a_net_is) { EXPECT_TRUE(caught(net, "C4")); }

TEST(caught, a_stone_that_a_friend_helps_out_is_not) {
    EXPECT_FALSE(caught(R"(
        . . . . . . .
        . . . . . . .
        . . X X . . .
        . X O . . . .
        . . X . . . .
        . . . . O . .
        . . . . . . .)",
                        "C4"));
}

TEST(caught, what_was_not_read_is_not) {
    Limits nothing;
    nothing.nodes = 0;
    EXPECT_FALSE(caught(net, "C4", nothing));
}

}  // namespace
}  // namespace tedomari::tactics
