// SPDX-License-Identifier: MIT
// Hot: asked at every reply of a connection search.
#include "tactics/links.h"

namespace tedomari::tactics {

using go::Board;
using go::Cell;
using go::Point;
using go::PointSet;

namespace {

class Linker {
public:
    Linker(const Board& board, Point a) : board_(board), own_(board.at(a)) { take(board.chain(a)); }

    // Joins chains one after the other until `b` is among them.
    std::optional<Links> reach(Point b) {
        const Point goal = board_.chain(b);
        while (!links_.chains.contains(goal)) {
            links_.any = true;
            if (!link(goal) && !link_any()) return {};
        }
        links_.outside = (liberties_ - links_.carriers).size();
        return links_;
    }

private:
    void take(Point name) {
        links_.chains.insert(name);
        liberties_ |= board_.liberty_set(name);
    }

    bool link_any() {
        const PointSet beside = (liberties_ - links_.carriers).neighbours();
        bool found = false;
        PointSet looked;
        beside.for_each([&](Point p) {
            if (found || board_.at(p) != own_) return;
            const Point name = board_.chain(p);
            if (links_.chains.contains(name) || looked.contains(name)) return;
            looked.insert(name);
            found = link(name);
        });
        return found;
    }

    bool link(Point name) {
        const PointSet common = (liberties_ & board_.liberty_set(name)) - links_.carriers;
        const Point one = common.first();
        if (one.is_nowhere()) return false;
        PointSet rest = common;
        rest.erase(one);
        const Point two = rest.first();
        if (!two.is_nowhere()) {
            links_.carriers.insert(one);
            links_.carriers.insert(two);
        } else if (!close_to_enemy(one)) {
            return false;
        }
        take(name);
        return true;
    }

    // The second and third kind of link, at the point p.
    bool close_to_enemy(Point p) {
        PointSet carrier{p};
        Point way;
        for (const Point q : p.neighbours()) {
            if (board_.at(q) == Cell::edge || board_.at(q) == own_) continue;
            if (board_.at(q) != Cell::empty || !way.is_nowhere()) return false;
            way = q;
        }
        if (!way.is_nowhere()) {
            if (links_.carriers.contains(way)) return false;
            carrier.insert(way);
            // The stone that takes there needs a liberty besides.
            Point spare;
            for (const Point q : way.neighbours()) {
                if (board_.is_empty(q) && q != p && !links_.carriers.contains(q)) spare = q;
            }
            if (spare.is_nowhere()) return false;
            carrier.insert(spare);
        }
        for (const Point q : p.neighbours()) {
            if (board_.at(q) == own_ && !reserve_liberty(q, p, way, carrier)) return false;
        }
        links_.carriers |= carrier;
        return true;
    }

    // A liberty of the chain at `stone` for this carrier: one that is in it for another chain will do.
    bool reserve_liberty(Point stone, Point p, Point way, PointSet& carrier) const {
        PointSet spare = board_.liberty_set(stone) - links_.carriers;
        spare.erase(p);
        if (!way.is_nowhere()) spare.erase(way);
        if (spare.intersects(carrier)) return true;
        const Point one = spare.first();
        if (one.is_nowhere()) return false;
        carrier.insert(one);
        return true;
    }

    const Board& board_;
    const Cell own_;
    PointSet liberties_;
    Links links_;
};

}  // namespace

std::optional<Links> links_between(const Board& board, Point a, Point b) { return Linker(board, a).reach(b); }

}  // namespace tedomari::tactics
