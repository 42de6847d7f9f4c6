// SPDX-License-Identifier: MIT
#include "go/unconditional.h"

#include <algorithm>

#include "go/benson.h"
#include "go/flood.h"
#include "go/holdout.h"

namespace tedomari::go {

namespace {

// The points of a connected area without which it falls apart, by depth-first search [Hopcroft, Tarjan
// 1973].
class CutPoints {
public:
    explicit CutPoints(const PointSet& area) : area_(area) {}

    PointSet find() {
        const Point root = area_.first();
        int branches = 0;
        order_[root] = low_[root] = ++visited_;
        for (const Point q : root.neighbours()) {
            if (!area_.contains(q) || order_[q] != 0) continue;
            visit(q, root);
            ++branches;
        }
        if (branches > 1) cuts_.insert(root);
        return cuts_;
    }

private:
    void visit(Point p, Point from) {
        order_[p] = low_[p] = ++visited_;
        for (const Point q : p.neighbours()) {
            if (!area_.contains(q) || q == from) continue;
            if (order_[q] != 0) {
                low_[p] = std::min(low_[p], order_[q]);
                continue;
            }
            visit(q, p);
            low_[p] = std::min(low_[p], low_[q]);
            if (low_[q] >= order_[p]) cuts_.insert(p);
        }
    }

    const PointSet& area_;
    PointSet cuts_;
    int visited_ = 0;
    PointMap<int> order_, low_;
};

PointSet area_around(const Board& board, const PointSet& walls, Point start) {
    return flood(start, [&](Point p) { return board.at(p) != Cell::edge && !walls.contains(p); });
}

bool touches(Point p, const PointSet& points) {
    return std::ranges::any_of(p.neighbours(), [&](Point q) { return points.contains(q); });
}

// Whether two of them are not neighbours.
bool makes_two_eyes(const PointSet& eyes) {
    const int count = eyes.size();
    if (count != 2) return count > 2;
    return !touches(eyes.first(), eyes);
}

// Opponent's stones and liberties of the color's chains, where an eye costs more than it gives.
struct Spoilt {
    PointSet stones, liberties;
};

Spoilt spoilt_points(const Board& board, Color color, const PointSet& area) {
    Spoilt spoilt;
    area.for_each([&](Point p) {
        if (board.at(p) == cell(opponent(color))) spoilt.stones.insert(p);
        if (board.at(p) == cell(color)) spoilt.liberties |= board.liberty_set(p);
    });
    return spoilt;
}

void add_area(const Board& board, Color color, const PointSet& area, UnconditionalHold& hold) {
    PointSet eyes = area;
    area.for_each([&](Point p) {
        if (touches(p, hold.alive)) eyes.erase(p);
    });
    if (makes_two_eyes(eyes)) eyes -= CutPoints(area).find();
    if (!makes_two_eyes(eyes)) hold.settled |= area;
    const Spoilt spoilt = spoilt_points(board, color, area);
    if (!makes_two_eyes(eyes - spoilt.stones)) {
        hold.territory |= area;
    } else if (!makes_two_eyes(eyes - spoilt.stones - spoilt.liberties)) {
        hold.contested |= area;
    }
}

// The contested areas, one connected piece after the other, in which the opponent cannot hold out.
PointSet won_areas(const Board& board, Color color, const UnconditionalHold& hold) {
    constexpr std::int64_t nodes = 100'000;
    PointSet won;
    PointSet left = hold.contested;
    while (!left.empty()) {
        const PointSet area = area_around(board, hold.alive, left.first());
        if (!can_hold_out(board, color, area, nodes)) won |= area;
        left -= area;
    }
    return won;
}

UnconditionalStatus status_in_territory(Cell c, Color owner) {
    if (c == cell(owner)) return UnconditionalStatus::alive;
    if (is_stone(c)) return UnconditionalStatus::dead;
    return owner == Color::black ? UnconditionalStatus::black_territory
                                 : UnconditionalStatus::white_territory;
}

}  // namespace

UnconditionalHold unconditional_hold(const Board& board, Color color) {
    UnconditionalHold hold;
    hold.alive = unconditional_life(board, color).stones;
    if (hold.alive.empty()) return hold;
    PointSet seen = hold.alive;
    for_each_point(board.size(), [&](Point p) {
        if (seen.contains(p)) return;
        const PointSet area = area_around(board, hold.alive, p);
        seen |= area;
        add_area(board, color, area, hold);
    });
    return hold;
}

PointMap<UnconditionalStatus> unconditional_status(const Board& board) {
    PointMap<UnconditionalStatus> status(UnconditionalStatus::undecided);
    for (const Color color : {Color::black, Color::white}) {
        const UnconditionalHold hold = unconditional_hold(board, color);
        hold.alive.for_each([&](Point p) { status[p] = UnconditionalStatus::alive; });
        const PointSet territory = hold.territory | won_areas(board, color, hold);
        territory.for_each([&](Point p) { status[p] = status_in_territory(board.at(p), color); });
    }
    return status;
}

std::string_view to_string(UnconditionalStatus status) {
    switch (status) {
        case UnconditionalStatus::alive: return "alive";
        case UnconditionalStatus::dead: return "dead";
        case UnconditionalStatus::black_territory: return "black_territory";
        case UnconditionalStatus::white_territory: return "white_territory";
        case UnconditionalStatus::undecided: break;
    }
    return "undecided";
}

}  // namespace tedomari::go
