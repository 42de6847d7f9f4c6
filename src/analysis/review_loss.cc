// SPDX-License-Identifier: MIT
#include "analysis/review_loss.h"

#include <algorithm>

#include "analysis/nearby.h"
#include "economy/wall_sum.h"
#include "local/side.h"

namespace tedomari::analysis {

namespace {

using go::Cell;
using go::Color;
using go::Point;
using go::PointSet;
using Region = ReviewedPosition::Region;
using Regions = std::vector<const Region*>;

Rational for_player(Color color, Rational value) { return color == Color::black ? value : -value; }

// Regions of one position that the other does not have, stones, values and all.
Regions only_in(const ReviewedPosition& one, const ReviewedPosition& other) {
    Regions result;
    for (const Region& region : one.regions) {
        if (std::find(other.regions.begin(), other.regions.end(), region) == other.regions.end())
            result.push_back(&region);
    }
    return result;
}

PointSet points_of(const Regions& regions) {
    PointSet points;
    for (const Region* region : regions) points |= region->points;
    return points;
}

bool all_proved(const Regions& regions) {
    return std::all_of(regions.begin(), regions.end(), [](const Region* r) { return r->walls.has_value(); });
}

// Whether all that is settled outside these points stayed as it was.
bool same_outside(const ReviewedPosition& a, const ReviewedPosition& b, const PointSet& points) {
    bool same = true;
    go::for_each_point(a.board.size(), [&](Point p) {
        if (points.contains(p)) return;
        same = same && a.owner[p] == b.owner[p] && a.board.at(p) == b.board.at(p) &&
               a.teire.contains(p) == b.teire.contains(p);
    });
    return same;
}

// By thermographs; nothing when something it would rest on is not proved.
std::optional<Rational> proved_loss(const ReviewedPosition& before, go::Move move,
                                    const ReviewedPosition& after) {
    const Regions was = only_in(before, after), is = only_in(after, before);
    const PointSet changed = points_of(was);
    if (before.ko || after.ko) return std::nullopt;  // what a ko is worth depends on threats
    if (!before.best_proved || !before.temperature.is_exact() || !all_proved(was) || !all_proved(is))
        return std::nullopt;
    if (!changed.includes(points_of(is)) || !same_outside(before, after, changed)) return std::nullopt;
    const Rational t = std::max(before.temperature.value, Rational(0));
    if (move.is_pass()) return t;
    if (!changed.contains(move.point)) return std::nullopt;
    std::vector<cgt::Thermograph> walls;
    Rational settled = after.lead - after.doubted;
    for (const Region* region : is) {
        walls.push_back(*region->walls);
        settled -= region->walls->mean();
    }
    const Rational value = economy::value({walls, settled}, local::side_of(go::opponent(move.color)), t);
    return for_player(move.color, before.lead - before.doubted - value) + t;
}

// While a ko is fought the forecast goes up and down by who holds it.
bool answers_rightly(const ReviewedPosition& before, go::Move move, Rational fall) {
    if (!before.answers_a_ko_threat || move.is_pass() || before.last.is_nowhere()) return false;
    return are_near(move.point, before.last) && fall <= *before.ko;
}

}  // namespace

MoveCost cost_of(const ReviewedPosition& before, go::Move move, const ReviewedPosition& after) {
    const Rational fall = for_player(move.color, before.forecast - after.forecast);
    const bool recommended = move.point == before.best || answers_rightly(before, move, fall);
    MoveCost cost;
    if (const auto proved = proved_loss(before, move, after)) {
        const bool certain = before.evidence == Evidence::proved && after.evidence == Evidence::proved;
        cost.evidence = certain ? Evidence::proved : Evidence::judged;
        cost.loss = recommended ? Rational(0) : std::max(*proved, Rational(0));
    } else {
        cost.evidence = std::max(before.judged, Evidence::sampled);
        if (!recommended && fall > noise_of_reading) cost.loss = fall;
    }
    cost.drift = cost.loss - fall;
    return cost;
}

}  // namespace tedomari::analysis
