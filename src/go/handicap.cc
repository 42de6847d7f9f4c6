// SPDX-License-Identifier: MIT
#include "go/handicap.h"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <string>

namespace tedomari::go {

namespace {

// The low, middle and high handicap line of one direction.
struct Lines {
    int low, middle, high;
    bool has_middle;
};

Lines lines(int length) {
    const int margin = length >= 13 ? 3 : 2;
    return {margin, length / 2, length - 1 - margin, length % 2 == 1 && length >= 9};
}

int most_fixed_stones(Size size) {
    if (size.width < 7 || size.height < 7) return 0;
    return lines(size.width).has_middle && lines(size.height).has_middle ? 9 : 4;
}

// Higher is better: far from other stones, then near the third and fourth lines.
int worth(Point p, Size size, const std::vector<Point>& stones) {
    int nearest = size.width + size.height;
    for (const Point s : stones) {
        nearest = std::min(nearest, std::abs(p.column() - s.column()) + std::abs(p.row() - s.row()));
    }
    const int edge = std::min(std::min(p.column(), size.width - 1 - p.column()),
                              std::min(p.row(), size.height - 1 - p.row()));
    const int best = std::max(size.width, size.height) >= 13 ? 3 : 2;
    return (std::min(nearest, 4) * 32 - std::abs(edge - best)) * 64 + nearest;
}

}  // namespace

std::vector<Point> star_points(Size size) {
    if (const int most = most_fixed_stones(size); most > 0) return *fixed_handicap(most, size);
    if (size.width % 2 == 1 && size.height % 2 == 1 && std::min(size.width, size.height) >= 3) {
        return {Point::at(size.width / 2, size.height / 2)};
    }
    return {};
}

Result<std::vector<Point>> fixed_handicap(int stones, Size size) {
    const int most = most_fixed_stones(size);
    if (stones < 2) return Error{"a handicap is at least 2 stones"};
    if (most == 0) return Error{"a board of " + to_string(size) + " has no handicap points"};
    if (stones > most) {
        return Error{"a board of " + to_string(size) + " takes at most " + std::to_string(most) +
                     " fixed handicap stones"};
    }
    const Lines x = lines(size.width);
    const Lines y = lines(size.height);
    std::vector<Point> points = {Point::at(x.low, y.low), Point::at(x.high, y.high)};
    const auto add = [&](int column, int row) { points.push_back(Point::at(column, row)); };
    if (stones >= 3) add(x.low, y.high);
    if (stones >= 4) add(x.high, y.low);
    if (stones >= 6) {
        add(x.low, y.middle);
        add(x.high, y.middle);
    }
    if (stones >= 8) {
        add(x.middle, y.low);
        add(x.middle, y.high);
    }
    if (stones >= 5 && stones % 2 == 1) add(x.middle, y.middle);
    return points;
}

std::vector<Point> free_handicap(int stones, Size size) {
    stones = std::min(stones, size.points() - 1);
    std::vector<Point> points;
    if (const int fixed = std::min(stones, most_fixed_stones(size)); fixed >= 2)
        points = *fixed_handicap(fixed, size);
    while (static_cast<int>(points.size()) < stones) {
        Point best;
        int best_worth = std::numeric_limits<int>::min();
        for_each_point(size, [&](Point p) {
            if (std::find(points.begin(), points.end(), p) != points.end()) return;
            if (const int w = worth(p, size, points); w > best_worth) {
                best = p;
                best_worth = w;
            }
        });
        points.push_back(best);
    }
    return points;
}

}  // namespace tedomari::go
