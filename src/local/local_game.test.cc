// SPDX-License-Identifier: MIT
#include "local/local_game.h"

#include <gtest/gtest.h>

namespace tedomari::local {
namespace {

cgt::Thermograph walls(const std::vector<cgt::Bend>& left, const std::vector<cgt::Bend>& right) {
    return {cgt::Trajectory::through(left), cgt::Trajectory::through(right)};
}

TEST(kind, is_read_from_the_walls_below_the_mast) {
    EXPECT_EQ(kind_of(walls({{0, 3}, {2, 1}}, {{0, -1}, {2, 1}})), Kind::gote);
    EXPECT_EQ(kind_of(walls({{0, 1}}, {{0, -1}, {2, 1}})), Kind::black_sente);
    EXPECT_EQ(kind_of(walls({{0, 3}, {2, 1}}, {{0, 1}})), Kind::white_sente);
    EXPECT_EQ(kind_of(walls({{0, 4}, {1, 2}}, {{0, 1}, {1, 2}})), Kind::ko);
    EXPECT_EQ(kind_of(cgt::Thermograph::mast(3)), Kind::settled);
}

TEST(estimate, is_exact_when_its_bounds_meet) {
    EXPECT_TRUE(Estimate::exact(Rational(7, 4)).is_exact());
    EXPECT_FALSE((Estimate{0, 1, 2}).is_exact());
}

}  // namespace
}  // namespace tedomari::local
