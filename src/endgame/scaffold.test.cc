// SPDX-License-Identifier: MIT
#include "endgame/scaffold.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <vector>

#include "base/rng.h"

namespace tedomari::endgame {
namespace {

// A wall with a few bends at whole temperatures.
WallBuffer random_wall(Rng& rng) {
    WallBuffer wall;
    std::int64_t t = 0, value = (static_cast<std::int64_t>(rng.below(13)) - 6) * unit;
    for (auto bends = rng.below(4); bends > 0; --bends) {
        const std::int64_t slope = static_cast<std::int64_t>(rng.below(3)) - 1;
        const std::int64_t length = (1 + static_cast<std::int64_t>(rng.below(3))) * unit;
        wall.push({t, value, slope});
        t += length;
        value += slope * length;
    }
    wall.push({t, value, 0});
    return wall;
}

// Law, on random followers: at every temperature the best wall, or number, less the tax.
TEST(scaffold, is_the_best_follower_less_the_tax) {
    Rng rng(8);
    for (int round = 0; round < 500; ++round) {
        std::vector<WallBuffer> walls(1 + rng.below(5));
        Followers followers;
        followers.resize(walls.size());
        for (std::size_t i = 0; i < walls.size(); ++i) {
            Follower& f = followers[i];
            f.raise = (static_cast<std::int64_t>(rng.below(5)) - 2) * unit;
            walls[i] = random_wall(rng);
            for (const Bound bound : {Bound::low, Bound::high, Bound::guess}) {
                f.plain[index(bound)] = walls[i].view().at(0);
                f.walls[index(bound)] = {walls[i].view().knots, walls[i].size()};
            }
            if (rng.below(3) == 0) {  // one number
                walls[i] = WallBuffer(walls[i].view().at(0));
                f.walls[index(Bound::low)].size = 0;
            }
        }
        for (const Side side : {Side::left, Side::right}) {
            WallBuffer out;
            Exactness exactness;
            scaffold(followers, side, Bound::low, out, exactness);
            ASSERT_FALSE(exactness.lost);
            for (std::int64_t t = 0; t < 16 * unit; t += unit / 4) {
                std::int64_t best = side == Side::left ? -far : far;
                for (std::size_t i = 0; i < walls.size(); ++i) {
                    const std::int64_t value = walls[i].view().at(t) + followers[i].raise;
                    best = side == Side::left ? std::max(best, value) : std::min(best, value);
                }
                EXPECT_EQ(out.view().at(t), side == Side::left ? best - t : best + t);
            }
        }
    }
}

TEST(scaffold, without_moves_is_out_of_reach) {
    WallBuffer out;
    Exactness exactness;
    scaffold({}, Side::left, Bound::low, out, exactness);
    EXPECT_EQ(out.view().at(0), -far);
    scaffold({}, Side::right, Bound::low, out, exactness);
    EXPECT_EQ(out.view().at(0), far);
}

}  // namespace
}  // namespace tedomari::endgame
