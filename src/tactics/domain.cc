// SPDX-License-Identifier: MIT
#include "tactics/domain.h"

#include <array>

namespace tedomari::tactics {

using go::Board;
using go::Cell;
using go::Color;
using go::Point;
using go::PointSet;

namespace {

class Reach {
public:
    Reach(const Board& board, Color color, const PointSet& dead)
        : board_(board), own_(cell(color)), enemy_(cell(opponent(color))), dead_(dead) {}

    PointSet find() {
        go::for_each_point(board_.size(), [&](Point p) {
            if (stands(p, own_)) reached_.insert(p);
        });
        const PointSet stones = reached_;
        go::for_each_point(board_.size(), [&](Point p) {
            if (is_free(p) && is_beside(p, stones)) reached_.insert(p);
        });
        for (bool changed = true; changed;) {
            changed = false;
            go::for_each_point(board_.size(), [&](Point p) {
                if (!is_free(p) || reached_.contains(p) || !is_reached(p)) return;
                reached_.insert(p);
                changed = true;
            });
        }
        return reached_;
    }

private:
    struct Step {
        int column, row;
    };
    bool is_on_board(Point p) const { return board_.at(p) != Cell::edge; }
    bool stands(Point p, Cell stone) const { return board_.at(p) == stone && !dead_.contains(p); }
    bool is_free(Point p) const { return !stands(p, own_) && !stands(p, enemy_); }
    static bool is_beside(Point p, const PointSet& points) {
        for (const Point q : p.neighbours()) {
            if (points.contains(q)) return true;
        }
        return false;
    }
    Point off(Point p, Step s) const {
        const int column = p.column() + s.column, row = p.row() + s.row;
        const bool inside =
            column >= 0 && row >= 0 && column < board_.size().width && row < board_.size().height;
        return inside ? Point::at(column, row) : Point();
    }
    bool is_on_first_line(Point p) const {
        return p.column() == 0 || p.row() == 0 || p.column() == board_.size().width - 1 ||
               p.row() == board_.size().height - 1;
    }
    bool carries(Point p) const { return !p.is_nowhere() && reached_.contains(p) && !is_on_first_line(p); }
    bool has_enemy(Point p) const { return !p.is_nowhere() && stands(p, enemy_); }

    bool is_reached(Point p) const {
        constexpr std::array<Step, 4> straight = {{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}};
        if (is_corner(p)) return is_corner_reached(p);
        for (const Step b : straight) {
            for (const int hand : {1, -1}) {
                const Step side{b.row * hand, -b.column * hand};  // from b to a, and from e to d
                const Point at_b = off(p, b);
                const Point at_a = off(p, {b.column + side.column, b.row + side.row});
                if (!carries(at_b) || !carries(at_a) || has_enemy(off(p, side))) continue;
                const Point at_u = off(p, {b.column + 2 * side.column, b.row + 2 * side.row});
                const Point at_c = off(p, {b.column - side.column, b.row - side.row});
                if (has_enemy(at_u) && has_enemy(at_c)) continue;
                return true;
            }
        }
        return false;
    }

    bool is_corner(Point p) const {
        return (p.column() == 0 || p.column() == board_.size().width - 1) &&
               (p.row() == 0 || p.row() == board_.size().height - 1);
    }
    bool is_corner_reached(Point p) const {
        bool reached = false;
        for (const Point q : p.neighbours()) {
            if (!is_on_board(q)) continue;
            if (has_enemy(q)) return false;
            reached |= reached_.contains(q);
        }
        for (const Point q : p.diagonals()) {
            if (is_on_board(q) && has_enemy(q)) return false;
        }
        return reached;
    }

    const Board& board_;
    Cell own_, enemy_;
    const PointSet& dead_;
    PointSet reached_;
};

}  // namespace

PointSet domain(const Board& board, Color color, const PointSet& dead) {
    return Reach(board, color, dead).find();
}

}  // namespace tedomari::tactics
