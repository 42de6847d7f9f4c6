// SPDX-License-Identifier: MIT
#include "endgame/wall.h"

#include <gtest/gtest.h>

#include "base/rng.h"
#include "cgt/thermograph.h"

namespace tedomari::endgame {
namespace {

// The readable twin of a wall.
cgt::Trajectory twin(WallView wall) {
    std::vector<cgt::Bend> bends;
    for (int i = 0; i < wall.size; ++i)
        bends.push_back({to_rational(wall.knots[i].t), to_rational(wall.knots[i].value)});
    return cgt::Trajectory::through(bends, static_cast<int>(wall.knots[wall.size - 1].slope));
}

// Bends at halves, slopes -2 … 2.
WallBuffer random_wall(Rng& rng, int last_slope) {
    WallBuffer wall;
    std::int64_t t = 0, value = (static_cast<std::int64_t>(rng.below(40)) - 20) * unit / 2;
    const int bends = 1 + static_cast<int>(rng.below(4));
    for (int i = 0; i < bends; ++i) {
        const std::int64_t slope = i + 1 == bends ? last_slope : static_cast<std::int64_t>(rng.below(5)) - 2;
        wall.push({t, value, slope});
        const std::int64_t step = (1 + static_cast<std::int64_t>(rng.below(8))) * unit / 2;
        t += step;
        value += slope * step;
    }
    return wall;
}

TEST(wall, operations_agree_with_their_readable_twins) {
    Rng rng(7);
    for (int i = 0; i < 3000; ++i) {
        const WallBuffer a = random_wall(rng, 0), b = random_wall(rng, 0);
        Exactness exactness;
        WallBuffer out;
        higher(a, b, unit, out, exactness);
        cgt::Trajectory raised = twin(b);
        raised += 1;
        EXPECT_EQ(twin(out), maximum(twin(a), raised));
        lower(a, b, 0, out, exactness);
        EXPECT_EQ(twin(out), minimum(twin(a), twin(b)));
        EXPECT_FALSE(exactness.lost);
    }
}

TEST(wall, erect_agrees_with_the_thermograph_of_the_scaffolds) {
    Rng rng(8);
    for (int i = 0; i < 3000; ++i) {
        const WallBuffer ls = random_wall(rng, -1), rs = random_wall(rng, 1);
        const std::int64_t stop = (static_cast<std::int64_t>(rng.below(20)) - 10) * unit;
        Exactness exactness;
        WallBuffer left, right;
        erect(ls, rs, stop, left, right, exactness);
        ASSERT_FALSE(exactness.lost);
        const cgt::Thermograph expected =
            cgt::thermograph(cgt::Scaffolds{twin(ls), twin(rs)}, cgt::Ground{0, to_rational(stop)});
        EXPECT_EQ((cgt::Thermograph{twin(left), twin(right)}), expected);
    }
}

TEST(wall, tells_when_a_crossing_falls_between_units) {
    WallBuffer a, b;
    a.push({0, 1, -2});  // one unit above, falling three units a unit of t faster: a third of a unit
    b.push({0, 0, 1});
    Exactness exactness;
    WallBuffer out;
    higher(a, b, 0, out, exactness);
    EXPECT_TRUE(exactness.lost);
}

}  // namespace
}  // namespace tedomari::endgame
