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

class Surveyor {
public:
    Surveyor(const go::Board& board, const PointSet& mask, Beyond beyond, const PointSet& at_stake)
        : board_(board), mask_(mask), beyond_(beyond), play_(mask | at_stake) {}

    Result<Terrain> survey(int margin) {
        if (mask_.empty()) return Error{"the region has no points"};
        if (take_census(board_, mask_).empty == 0) return Error{"the region has no empty point"};
        find_walls();
        for (int layer = 0; layer < margin; ++layer) play_ |= border();
        if (beyond_ == Beyond::nothing) open_gaps();
        ground_.leaks = !border().empty();
        play_.for_each([&](Point p) {
            if (!alive_.contains(p)) ground_.points.push_back(p);
        });
        if (ground_.points.size() > Terrain::max_points)
            return Error{"the region has " + std::to_string(ground_.points.size()) +
                         " points in play; at most 64 can be searched"};
        for (std::size_t i = 0; i < ground_.points.size(); ++i)
            number_[ground_.points[i]] = static_cast<int>(i);
        for (std::size_t i = 0; i < ground_.points.size(); ++i) describe(i);
        return std::move(ground_);
    }

private:
    bool is_outside(Point p) const { return board_.size().contains(p) && !play_.contains(p); }

    // Stones of chains that reach outside.
    void find_walls() {
        play_.for_each([&](Point p) {
            if (!go::is_stone(board_.at(p))) return;
            bool reaches = false;
            board_.for_each_stone(p, [&](Point q) { reaches |= !play_.contains(q); });
            if (reaches) alive_.insert(p);
        });
    }

    // The empty points outside beside empty points in play.
    PointSet border() const {
        PointSet found;
        play_.for_each([&](Point p) {
            if (!board_.is_empty(p)) return;
            for (const Point q : p.neighbours()) {
                if (is_outside(q) && board_.is_empty(q)) found.insert(q);
            }
        });
        return found;
    }

    // Two ways out are one too many to be shut; a single one is somebody's move.
    void open_gaps() {
        PointSet told;
        play_.for_each([&](Point p) {
            if (!go::is_stone(board_.at(p)) || alive_.contains(p) || told.contains(p)) return;
            PointSet ways;
            int own = 0;
            board_.for_each_stone(p, [&](Point stone) {
                told.insert(stone);
                for (const Point q : stone.neighbours()) {
                    if (!is_outside(q) || !board_.is_empty(q) || ways.contains(q)) continue;
                    ways.insert(q);
                    own += nearer_colour(board_, q) == board_.at(p) ? 1 : 0;
                }
            });
            if (own == 1) gaps_ |= ways;
        });
        ground_.loose = !gaps_.empty();
        play_ |= gaps_;
    }

    // Numbers, neighbours and life beside the point.
    void describe(std::size_t i) {
        const Bits bit = Bits{1} << i;
        const Point p = ground_.points[i];
        ground_.all |= bit;
        const bool in_margin = !mask_.contains(p);
        if (in_margin) {
            ground_.margin |= bit;
            const Cell owner = board_.is_empty(p) ? nearer_colour(board_, p) : Cell::empty;
            ground_.margin_value += owner == Cell::black ? 1 : owner == Cell::white ? -1 : 0;
        }
        const bool helps = !in_margin || beyond_ == Beyond::nearer_colour || gaps_.contains(p);
        for (const Point q : p.neighbours()) {
            if (!board_.size().contains(q)) continue;
            if (number_[q] >= 0) {
                ground_.join(static_cast<int>(i), number_[q]);
                continue;
            }
            const Cell cell = !board_.is_empty(q) ? board_.at(q)
                              : helps             ? nearer_colour(board_, q)
                                                  : Cell::empty;
            if (cell == Cell::black) ground_.by_black |= bit;
            if (cell == Cell::white) ground_.by_white |= bit;
        }
    }

    const go::Board& board_;
    const PointSet& mask_;
    Beyond beyond_;
    PointSet play_, alive_, gaps_;
    go::PointMap<int> number_{-1};
    Terrain ground_;
};

}  // namespace

std::optional<int> Terrain::local(Point p) const {
    const auto found = std::find(points.begin(), points.end(), p);
    if (found == points.end()) return {};
    return static_cast<int>(found - points.begin());
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

Result<Terrain> terrain(const go::Board& board, const PointSet& mask, int margin, Beyond beyond,
                        const PointSet& at_stake) {
    return Surveyor(board, mask, beyond, at_stake).survey(margin);
}

}  // namespace tedomari::endgame
