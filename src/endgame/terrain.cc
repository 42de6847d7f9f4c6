// SPDX-License-Identifier: MIT
#include "endgame/terrain.h"

#include <algorithm>
#include <cmath>

namespace tedomari::endgame {

namespace {

using go::Cell;
using go::Point;
using go::PointSet;

// The colour an empty point outside is taken to be: the nearer stones', by sight of all of them when equal.
Cell nearer_colour(const go::Board& board, Point p) {
    int nearest[2] = {1000, 1000};
    double weight = 0;
    go::for_each_point(board.size(), [&](Point q) {
        const Cell cell = board.at(q);
        if (!go::is_stone(cell)) return;
        const int distance = std::abs(p.column() - q.column()) + std::abs(p.row() - q.row());
        const bool black = cell == Cell::black;
        int& best = nearest[black ? 0 : 1];
        best = std::min(best, distance);
        weight += (black ? 1 : -1) * std::pow(0.5, distance);
    });
    if (nearest[0] != nearest[1]) return nearest[0] < nearest[1] ? Cell::black : Cell::white;
    if (weight == 0) return Cell::empty;
    return weight > 0 ? Cell::black : Cell::white;
}

}  // namespace

int Terrain::local(Point p) const {
    const auto found = std::find(points.begin(), points.end(), p);
    return found == points.end() ? -1 : static_cast<int>(found - points.begin());
}

PointsAndStones take_census(const go::Board& board, const PointSet& mask) {
    PointsAndStones census;
    mask.for_each([&](Point p) {
        ++census.points;
        if (board.is_empty(p)) ++census.empty;
        if (board.at(p) == Cell::black) ++census.stones;
        if (board.at(p) == Cell::white) --census.stones;
    });
    return census;
}

Result<Terrain> terrain(const go::Board& board, const PointSet& mask, int margin, Beyond beyond) {
    const auto inside = [&](Point p) { return board.size().contains(p); };
    bool any_empty = false;
    PointSet alive;  // stones of chains that reach outside
    mask.for_each([&](Point p) {
        if (board.is_empty(p)) any_empty = true;
        if (!go::is_stone(board.at(p))) return;
        bool reaches = false;
        board.for_each_stone(p, [&](Point q) { reaches |= !mask.contains(q); });
        if (reaches) alive.insert(p);
    });
    if (mask.empty()) return Error{"the region has no points"};
    if (!any_empty) return Error{"the region has no empty point"};

    PointSet play = mask;
    Terrain ground;
    for (int layer = 0; layer <= margin; ++layer) {
        PointSet border;
        play.for_each([&](Point p) {
            if (!board.is_empty(p)) return;
            for (const Point q : p.neighbours()) {
                if (inside(q) && !play.contains(q) && board.is_empty(q)) border.insert(q);
            }
        });
        ground.leaks = !border.empty();
        if (layer < margin) play |= border;
    }
    play.for_each([&](Point p) {
        if (!alive.contains(p)) ground.points.push_back(p);
    });
    if (ground.points.size() > Terrain::max_points) {
        return Error{"the region has " + std::to_string(ground.points.size()) +
                     " points in play; at most 64 can be searched"};
    }

    go::PointMap<int> number(-1);
    for (std::size_t i = 0; i < ground.points.size(); ++i) number[ground.points[i]] = static_cast<int>(i);
    for (std::size_t i = 0; i < ground.points.size(); ++i) {
        const Bits bit = Bits{1} << i;
        const Point p = ground.points[i];
        ground.all |= bit;
        const bool in_margin = !mask.contains(p);
        if (in_margin) {
            ground.margin |= bit;
            const Cell owner = nearer_colour(board, p);
            ground.margin_value += owner == Cell::black ? 1 : owner == Cell::white ? -1 : 0;
        }
        for (const Point q : p.neighbours()) {
            if (!inside(q)) continue;
            if (number[q] >= 0) {
                ground.beside[i] |= Bits{1} << number[q];
                continue;
            }
            const bool helps = !in_margin || beyond == Beyond::nearer_colour;
            const Cell cell = !board.is_empty(q) ? board.at(q)
                              : helps            ? nearer_colour(board, q)
                                                 : Cell::empty;
            if (cell == Cell::black) ground.by_black |= bit;
            if (cell == Cell::white) ground.by_white |= bit;
        }
    }
    return ground;
}

}  // namespace tedomari::endgame
