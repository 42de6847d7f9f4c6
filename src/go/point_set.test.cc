// SPDX-License-Identifier: MIT
#include "go/point_set.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <iterator>
#include <set>

#include "base/rng.h"
#include "go/random_boards.test.h"

namespace tedomari::go {
namespace {

using Twin = std::set<Point>;

Twin twin_of(const PointSet& set) {
    Twin result;
    set.for_each([&](Point p) { result.insert(p); });
    return result;
}

template <class Algorithm>
Twin merged(const Twin& a, const Twin& b, Algorithm algorithm) {
    Twin result;
    algorithm(a.begin(), a.end(), b.begin(), b.end(), std::inserter(result, result.end()));
    return result;
}

TEST(point_set, agrees_with_a_standard_set) {
    Rng rng(3);
    for (int round = 0; round < 500; ++round) {
        PointSet a, b;
        Twin x, y;
        for (std::uint32_t n = rng.below(300); n > 0; --n) {
            const Point p = Point::from_index(static_cast<int>(rng.below(Point::count)));
            switch (rng.below(4)) {
                case 0: a.insert(p), x.insert(p); break;
                case 1: b.insert(p), y.insert(p); break;
                case 2: a.insert(p), x.insert(p), b.insert(p), y.insert(p); break;
                default: a.erase(p), x.erase(p);
            }
        }
        const auto both = merged(x, y, [](auto... args) { std::set_intersection(args...); });
        const auto either = merged(x, y, [](auto... args) { std::set_union(args...); });
        const auto rest = merged(x, y, [](auto... args) { std::set_difference(args...); });
        EXPECT_EQ(twin_of(a), x);
        EXPECT_EQ(twin_of(a & b), both);
        EXPECT_EQ(twin_of(a | b), either);
        EXPECT_EQ(twin_of(a - b), rest);
        EXPECT_EQ(a.size(), static_cast<int>(x.size()));
        EXPECT_EQ(shared_points(a, b), static_cast<int>(both.size()));
        EXPECT_EQ(a.empty(), x.empty());
        EXPECT_EQ(a.first(), x.empty() ? Point() : *x.begin());
        EXPECT_EQ(a.intersects(b), !both.empty());
        EXPECT_EQ(a.includes(b), std::includes(x.begin(), x.end(), y.begin(), y.end()));
        EXPECT_EQ(a == b, x == y);
    }
}

}  // namespace
TEST(point_set, neighbours_are_those_of_its_points) {
    Rng rng(7);
    for (int i = 0; i < 200; ++i) {
        PointSet set, expected;
        for (int n = 0; n < 20; ++n) {
            const Point p = random_point({max_size, max_size}, rng);
            set.insert(p);
            for (const Point q : p.neighbours()) expected.insert(q);
        }
        EXPECT_EQ(set.neighbours(), expected);
    }
}

}  // namespace tedomari::go
