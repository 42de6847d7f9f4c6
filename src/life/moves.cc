// SPDX-License-Identifier: MIT
#include "life/moves.h"

#include "base/fixed_vector.h"
#include "go/chain_life.h"

namespace tedomari::life {

using go::Cell;
using go::Color;
using go::Move;
using go::Point;
using go::PointSet;

// The chain of which the point is an outer liberty: one of a row of empty points that all touch this chain and
// a wall of the other color, and nothing else but each other.  Nowhere if there is none.
Point Moves::outer_liberty_of(Point p) const {
    FixedVector<Point, longest_row> row;
    PointSet seen{p};
    row.push_back(p);
    Point found;
    Cell wall = Cell::empty;
    for (std::size_t i = 0; i < row.size(); ++i) {
        bool walled = false, touches = false;
        for (const Point q : row[i].neighbours()) {
            const Cell c = board_.at(q);
            if (c == Cell::edge || seen.contains(q)) continue;
            if (c == Cell::empty) {
                if (row.full() || !arena_.area.contains(q)) return {};
                seen.insert(q);
                row.push_back(q);
            } else if (is_wall(q)) {
                if (wall != Cell::empty && wall != c) return {};
                wall = c;
                walled = true;
            } else {
                if (!found.is_nowhere() && found != board_.chain(q)) return {};
                found = board_.chain(q);
                touches = true;
            }
        }
        if (!walled || !touches) return {};
    }
    return wall == board_.at(found) ? Point() : found;
}

// The chain of which the point is an outer liberty, where these are taken for all the same.
Point Moves::alike_liberty_of(Point p) const {
    const Point chain = outer_liberty_of(p);
    if (chain.is_nowhere()) return {};
    const bool all = arena_.bold && aim_ == Aim::stay;
    return all || (chain == board_.chain(target()) && is_single_target()) ? chain : Point();
}

// What fails at one outer liberty fails at the others only as long as nothing was played there: where the zone leans on
// one of a chain's, it leans on all of them.
void Moves::keep_alike_together(Color mover, Zone& zone) const {
    PointSet chains;
    arena_.area.for_each([&](Point p) {
        if (!board_.is_empty(p) || !zone.contains(number_[p])) return;
        const Point chain = alike_liberty_of(p);
        if (!chain.is_nowhere() && board_.at(chain) != cell(mover)) chains.insert(chain);
    });
    chains.for_each([&](Point chain) {
        (board_.liberty_set(chain) & arena_.area).for_each([&](Point p) {
            if (alike_liberty_of(p) == chain) zone.insert(number_[p]);
        });
    });
}

// Another such liberty of the same chain was listed already, or it is the mover's own.
bool Moves::is_left_out(Color mover, Point p, PointSet& seen) const {
    const Point chain = alike_liberty_of(p);
    if (chain.is_nowhere()) return false;
    if (board_.at(chain) == cell(mover) || seen.contains(chain)) return true;
    seen.insert(chain);
    return false;
}

PointSet Moves::must_play(Zone& zone) {
    PointSet points = arena_.area, captures, tries;
    const PointSet& liberties = board_.liberty_set(target());
    const PointSet near = liberties | liberties.neighbours();
    arena_.area.for_each([&](Point p) {
        if (!board_.is_empty(p)) return;
        if (takes(killer_, p)) captures.insert(p);
        if (near.contains(p) && board_.is_legal({owner_, p}, go::Suicide::forbidden)) tries.insert(p);
    });
    tries.for_each([&](Point p) {
        board_.play({owner_, p});
        const Point stone = target();
        PointSet eyes;
        if (!stone.is_nowhere()) eyes = go::eyes_for_good(board_, stone);
        board_.undo();
        if (eyes.empty()) return;
        eyes |= captures;
        eyes.insert(p);
        points &= eyes;
        zone |= zone_of(eyes);
    });
    return points;
}

void Moves::killer_moves(Zone& zone) {
    PointSet outer;  // chains of which one outer liberty is listed
    const Move ban = board_.ko_ban();
    if (aim_ == Aim::eyes || (!ban.is_pass() && ban.color == killer_)) moves_.push_back(Point());
    must_play(zone).for_each([&](Point p) {
        if (!board_.is_empty(p) || !may_play(killer_, p)) return;
        if (!is_left_out(killer_, p, outer)) moves_.push_back(p);
    });
}

// Moves that save a target in atari: its last liberty, and taking a neighbour.
PointSet Moves::rescues(Point stone) const {
    PointSet points = board_.liberty_set(stone);
    board_.for_each_enemy_chain(stone, [&](Point name) {
        if (board_.liberties(name) == 1) points |= board_.liberty_set(name);
    });
    return points;
}

void Moves::owner_moves() {
    const Point stone = target();
    const bool single = is_single_target();
    const bool forced =
        single && board_.liberties(stone) == 1 &&
        board_.is_legal({killer_, board_.liberty_set(stone).first()}, go::Suicide::forbidden) &&
        can_take_for_good(board_.liberty_set(stone).first());
    if (!forced) moves_.push_back(Point());
    PointSet outer;
    const PointSet points = forced ? rescues(stone) & arena_.area : arena_.area;
    points.for_each([&](Point p) {
        if (!board_.is_empty(p) || !may_play(owner_, p)) return;
        if (forced || !is_left_out(owner_, p, outer)) moves_.push_back(p);
    });
}

}  // namespace tedomari::life
