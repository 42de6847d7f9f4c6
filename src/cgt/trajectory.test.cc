// SPDX-License-Identifier: MIT
#include "cgt/trajectory.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <numeric>
#include <set>

#include "cgt/random_trajectory.test.h"

namespace tedomari::cgt {

namespace {

const Rational half(1, 2), third(1, 3);

// Temperatures that tell two different trajectories apart: bends, between them, and beyond.
std::vector<Rational> probes(const Trajectory& a, const Trajectory& b) {
    std::set<Rational> bends;
    for (const Trajectory* trajectory : {&a, &b}) {
        for (const Bend& bend : trajectory->bends()) bends.insert(bend.t);
    }
    for (const Rational t : crossings(a, b)) bends.insert(t);
    std::vector<Rational> result(bends.begin(), bends.end());
    for (std::size_t i = result.size(); i-- > 1;) result.push_back(midpoint(result[i - 1], result[i]));
    result.push_back(*bends.rbegin() + 1);
    result.push_back(*bends.rbegin() + 100);
    return result;
}

void expect_invariants(const Trajectory& a) {
    std::int64_t divisor = a.denominator();
    for (const Trajectory::Knot* knot = a.begin(); knot != a.end(); ++knot) {
        divisor = std::gcd(std::gcd(divisor, knot->t), knot->value);
        if (knot + 1 == a.end()) break;
        EXPECT_LT(knot->t, knot[1].t);
        EXPECT_NE(knot->slope, knot[1].slope);
        EXPECT_EQ(knot->value + knot->slope * (knot[1].t - knot->t), knot[1].value);
    }
    EXPECT_EQ(divisor, 1) << a;
}

}  // namespace

TEST(trajectory, mast_and_ray) {
    const Trajectory mast(third);
    EXPECT_EQ(mast.at(-1), third);
    EXPECT_EQ(mast.at(1000), third);
    EXPECT_EQ(to_string(mast), "(-1,1/3)");
    const Trajectory ray(3, -2);
    EXPECT_EQ(ray.at(half), 0);
    EXPECT_EQ(to_string(ray), "(-1,3) slope -2");
    EXPECT_EQ(to_string(Trajectory(half, half)), "(1/2,1/2)");
}

TEST(trajectory, through_points_drops_those_where_nothing_bends) {
    const Trajectory a = Trajectory::through({{-1, 3}, {0, 3}, {half, 3}, {1, Rational(5, 2)}}, -1);
    EXPECT_EQ(to_string(a), "(-1,3) (1/2,3) slope -1");
    EXPECT_EQ(a.slope_below(half), 0);
    EXPECT_EQ(a.slope_above(half), -1);
    EXPECT_EQ(a.slope_below(10), -1);
    EXPECT_EQ(a.last_bend(), half);
}

TEST(trajectory, maximum_bends_where_lines_cross_between_units) {
    const Trajectory falling(3, -1), rising(-2, +2);
    EXPECT_EQ(to_string(maximum(falling, rising)), "(-1,3) (2/3,4/3) slope 2");
    EXPECT_EQ(to_string(minimum(falling, rising)), "(-1,-2) (2/3,4/3) slope -1");
}

TEST(trajectory, infinite_ones_are_neutral_or_absorb) {
    const Trajectory a(half), low = Trajectory::minus_infinity(), high = Trajectory::plus_infinity();
    EXPECT_EQ(maximum(low, a), a);
    EXPECT_EQ(minimum(a, high), a);
    EXPECT_EQ(maximum(a, high), high);
    EXPECT_EQ(minimum(low, a), low);
    EXPECT_EQ(-low, high);
    EXPECT_EQ(compare(low, a), std::partial_ordering::less);
    EXPECT_EQ(compare(high, high), std::partial_ordering::equivalent);
    Trajectory tilted = low;
    tilted.tilt(3) += 5;
    EXPECT_EQ(tilted, low);
}

TEST(trajectory, crossings_and_agreement) {
    const Trajectory a = Trajectory::through({{-1, 0}, {1, 2}, {2, 1}}, 0);
    const Trajectory b = Trajectory::through({{-1, 1}, {2, 1}}, 0);
    EXPECT_EQ(crossings(a, b), (std::vector<Rational>{0, 2}));
    EXPECT_EQ(agree_from(a, b), Rational(2));
    EXPECT_EQ(agree_from(a, a), coldest);
    EXPECT_EQ(agree_from(a, Trajectory(7)), std::nullopt);
    EXPECT_EQ(compare(a, b), std::partial_ordering::unordered);
    EXPECT_EQ(compare(a, maximum(a, b)), std::partial_ordering::less);
    EXPECT_EQ(to_string(from(a, half)), "(1/2,3/2) (1,2) (2,1)");
}

TEST(trajectory, too_large_numbers_are_refused) {
    const Rational huge(std::int64_t{1} << 59);
    Trajectory a(huge, 1);
    EXPECT_THROW(a += huge + huge, RationalOverflow);
    const Trajectory thirds(Rational(1, 3'000'000'001)), sevenths(Rational(1, 7'000'000'001));
    EXPECT_THROW(maximum(thirds, sevenths), RationalOverflow);
}

TEST(trajectory, laws_on_random_ones) {
    Rng rng(1);
    for (int i = 0; i < 3000; ++i) {
        const Trajectory a = random_trajectory(rng), b = random_trajectory(rng);
        const Trajectory most = maximum(a, b), least = minimum(a, b);
        Trajectory tilted = a;
        tilted.tilt(-1) += third;
        for (const Trajectory& result : {a, most, least, tilted}) expect_invariants(result);
        for (const Rational t : probes(a, b)) {
            ASSERT_EQ(most.at(t), std::max(a.at(t), b.at(t))) << a << "; " << b << " at " << t;
            ASSERT_EQ(least.at(t), std::min(a.at(t), b.at(t))) << a << "; " << b << " at " << t;
            ASSERT_EQ(tilted.at(t), a.at(t) - t + third);
            ASSERT_EQ((-a).at(t), -a.at(t));
        }
        EXPECT_EQ(most, maximum(b, a));
        EXPECT_EQ(-most, minimum(-a, -b));
        EXPECT_EQ(maximum(most, least), most);
        EXPECT_EQ(Trajectory::through(a.bends(), a.last_slope()), a);
        EXPECT_EQ(compare(least, most) == std::partial_ordering::equivalent, a == b);
        const Trajectory c = random_trajectory(rng);
        EXPECT_EQ(maximum(most, c), maximum(a, maximum(b, c)));
        EXPECT_EQ(a == b, a.hash() == b.hash());
    }
}

}  // namespace tedomari::cgt
