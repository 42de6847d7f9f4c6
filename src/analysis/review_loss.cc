// SPDX-License-Identifier: MIT
#include "analysis/review_loss.h"

#include <algorithm>

#include "base/nearest.h"
#include "economy/wall_sum.h"
#include "go/flood.h"
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

// Where the move can have changed something: the regions it was played in, or made, and what it took.
PointSet reach_of(const ReviewedPosition& before, go::Move move, const ReviewedPosition& after) {
    PointSet reach;
    if (move.is_pass()) return reach;
    reach.insert(move.point);
    for (const Point q : move.point.neighbours()) reach.insert(q);
    go::for_each_point(before.board.size(), [&](Point p) {
        if (before.board.at(p) != after.board.at(p)) reach.insert(p);
    });
    for (const ReviewedPosition* position : {&before, &after}) {
        PointSet more;
        for (const Region& region : position->regions) {
            if (!(region.points & reach).empty()) more |= region.points;
        }
        reach |= more;
    }
    return reach;
}

double worth(const ReviewedPosition& position, Point p) {
    const Cell owner = position.owner[p];
    if (!go::is_stone(owner)) return position.ownership[p];
    return owner == Cell::black ? 1 : -1;
}

// Black's gain where points are settled otherwise than before, or no longer, in parts that the move does not reach.
double gain_beyond(const ReviewedPosition& before, const ReviewedPosition& after, const PointSet& reach) {
    PointSet changed;
    go::for_each_point(before.board.size(), [&](Point p) {
        if (before.owner[p] != after.owner[p]) changed.insert(p);
    });
    double gain = 0;
    for (const PointSet& part : go::pieces(changed)) {
        if ((part | part.neighbours()).intersects(reach)) continue;
        part.for_each([&](Point p) { gain += worth(after, p) - worth(before, p); });
    }
    return gain;
}

// What the looks say, within what the temperature and the next turn allow.
Rational loss_by_looks(const ReviewedPosition& before, go::Move move, const ReviewedPosition& after,
                       Rational gone) {
    const Rational looks = for_player(move.color, before.choice->best - before.choice->played);
    const bool threatens = after.temperature.value > before.temperature.value;
    const Rational allowed = threatens ? Rational(0) : before.temperature.value;
    return std::min(looks, std::max(allowed, gone)) - noise_of_looks;
}

// What judgement has to say of the move, noise taken off; `later` is gone on the player's next turn.
Rational judged_loss(const ReviewedPosition& before, go::Move move, const ReviewedPosition& after,
                     const MoveCost& cost, Rational later) {
    if (before.choice) return loss_by_looks(before, move, after, later);
    return std::min(cost.fall + for_player(move.color, cost.judgement), later) - noise;
}

MoveCost charged(const ReviewedPosition& before, go::Move move, const ReviewedPosition& after, Rational fall,
                 Rational later) {
    MoveCost cost;
    cost.fall = fall;
    const bool recommended = move.point == before.best;
    if (const auto proved = proved_loss(before, move, after)) {
        const bool agreed = !before.forecast_judged && !after.forecast_judged;
        cost.evidence = agreed ? Evidence::proved : std::max(before.judged, Evidence::sampled);
        cost.loss = recommended ? Rational(0) : std::max(*proved, Rational(0));
        return cost;
    }
    cost.evidence = std::max(before.judged, Evidence::sampled);
    cost.judgement = nearest(gain_beyond(before, after, reach_of(before, move, after)), 10);
    if (!recommended) cost.loss = std::max(judged_loss(before, move, after, cost, later), Rational(0));
    return cost;
}

}  // namespace

MoveCost cost_of(const ReviewedPosition& before, go::Move move, const ReviewedPosition& after,
                 const ReviewedPosition* answered) {
    const Rational fall = for_player(move.color, before.forecast - after.forecast);
    const Rational later =
        answered == nullptr ? fall : for_player(move.color, before.forecast - answered->forecast);
    MoveCost cost = charged(before, move, after, fall, later);
    if (later - cost.loss >= worth_telling) cost.unforeseen = later - cost.loss;
    return cost;
}

}  // namespace tedomari::analysis
