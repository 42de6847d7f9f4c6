// SPDX-License-Identifier: MIT
#include "tactics/eye.h"

#include <algorithm>

#include "tactics/shape.h"

namespace tedomari::tactics {

using go::Board;
using go::Cell;
using go::Color;
using go::Point;
using go::PointSet;

namespace {

// Diagonals that may be lost: one in the middle of the board, none at its edge.
int spare_diagonals(const Board& board, Point p) {
    for (const Point q : p.diagonals()) {
        if (board.at(q) == Cell::edge) return 0;
    }
    return 1;
}

template <class F>
void for_each_around(const Board& board, Point p, F&& f) {
    for (const Point q : p.neighbours()) {
        if (board.at(q) != Cell::edge) f(q);
    }
    for (const Point q : p.diagonals()) {
        if (board.at(q) != Cell::edge) f(q);
    }
}

}  // namespace

bool is_eye(const Board& board, Point point, Color color) {
    if (!board.is_empty(point)) return false;
    for (const Point q : point.neighbours()) {
        if (board.at(q) == Cell::edge) continue;
        if (board.at(q) != cell(color) || board.liberties(q) < 2) return false;
    }
    int missing = 0;
    for (const Point q : point.diagonals())
        missing += board.at(q) != cell(color) && board.at(q) != Cell::edge;
    return missing <= spare_diagonals(board, point);
}

Eye::Eye(KoBoard& ground, Point point, Color maker, std::uint64_t key)
    : GoalView(ground, maker, key), point_(point), own_(cell(maker)) {}

int Eye::distance(int /*limit*/) const {
    if (board().at(point_) == own_) return 8;
    int neighbours = board().is_empty(point_) ? 0 : 1, diagonals = 0;
    for (const Point q : point_.neighbours())
        neighbours += board().at(q) != own_ && board().at(q) != Cell::edge;
    for (const Point q : point_.diagonals())
        diagonals += board().at(q) != own_ && board().at(q) != Cell::edge;
    // Stones of both kinds that a single capture cannot bring; one capture may open several points.
    return std::max(1, neighbours + std::max(0, diagonals - spare_diagonals(board(), point_)));
}

PointSet Eye::vital_points(int most) const {
    PointSet points;
    const auto look = [&](Point q) {
        if (board().is_empty(q)) {
            points.insert(q);
        } else if (board().at(q) != own_) {
            if (board().liberties(q) <= most) points |= board().liberty_set(q);
        } else if (board().liberties(q) <= 2) {
            points |= board().liberty_set(q) | liberties_around(board(), q, 1);
        }
    };
    look(point_);
    for_each_around(board(), point_, look);
    return points;
}

std::optional<Point> Eye::winning_move() {
    const Color color = color_of(own_);
    if (is_eye(board(), point_, color)) return Point();
    std::optional<Point> found;
    vital_points(1).for_each([&](Point p) {
        if (found || p == point_ || !may_play(Side::attacker, p)) return;
        look_ahead(p);
        if (is_eye(board(), point_, color)) found = p;
        look_back();
    });
    return found;
}

PointSet Eye::trace_of_win(Point move) {
    PointSet trace{point_};
    if (!move.is_nowhere()) {
        trace |= leaning_of_move(edit(), {color_of(own_), move}, reach_);
        look_ahead(move);
    }
    for_each_around(board(), point_, [&](Point q) {
        if (board().is_empty(q)) trace.insert(q);
        if (board().at(q) == own_ && board().liberties(q) <= reach_ + 1) trace |= board().liberty_set(q);
    });
    if (!move.is_nowhere()) look_back();
    return trace;
}

PointSet Eye::trace_of_distance() const { return vital_points(2); }

void Eye::attacks(int order, std::vector<Point>& moves) { offer_attacks(order, vital_points(order), moves); }

void Eye::urgent_replies(std::vector<Point>& moves) { offer(Side::defender, vital_points(1), moves); }

}  // namespace tedomari::tactics
