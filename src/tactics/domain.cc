// SPDX-License-Identifier: MIT
#include "tactics/domain.h"

#include <algorithm>
#include <cstdlib>

namespace tedomari::tactics {

using go::Board;
using go::Cell;
using go::Color;
using go::Point;
using go::PointSet;

namespace {

// The board without its dead stones.
struct Standing {
    const Board& board;
    const PointSet& dead;

    bool has(Point p, Color color) const { return board.at(p) == cell(color) && !dead.contains(p); }
    bool has_beside(Point p, Color color) const {
        return std::ranges::any_of(p.neighbours(), [&](Point q) { return has(q, color); });
    }
    bool is_on_first_line(Point p) const {
        return std::ranges::any_of(p.neighbours(), [&](Point q) { return board.at(q) == Cell::edge; });
    }
};

class Reach {
public:
    Reach(const Standing& standing, Color color)
        : standing_(standing), color_(color), enemy_(opponent(color)), weight_(beyond_the_edge) {
        go::for_each_point(standing_.board.size(), [&](Point p) { weigh(p); });
    }

    PointSet find() {
        while (widen()) {
        }
        return reached_;
    }

private:
    static constexpr int beyond_the_edge = -2;  // outweighs every neighbour

    void weigh(Point p) {
        weight_[p] = 0;
        if (standing_.has(p, enemy_)) {
            weight_[p] = -1;
            return;
        }
        if (standing_.has(p, color_) || standing_.has_beside(p, color_)) {
            weight_[p] = 1;
            reached_.insert(p);
        }
        if (standing_.has(p, color_)) return;
        if (standing_.has_beside(p, enemy_) || standing_.is_on_first_line(p)) --weight_[p];
    }

    bool widen() {
        bool changed = false;
        go::for_each_point(standing_.board.size(), [&](Point p) {
            if (reached_.contains(p) || standing_.has(p, enemy_) || !is_carried_to(p)) return;
            reached_.insert(p);
            ++weight_[p];
            changed = true;
        });
        return changed;
    }

    bool is_carried_to(Point p) const {
        const int needed = standing_.has_beside(p, enemy_) ? 2 : 1;
        for (const Point e : p.neighbours()) {
            for (const Point d : p.diagonals()) {
                const bool adjoin = std::abs(d.column() - e.column()) + std::abs(d.row() - e.row()) == 1;
                if (adjoin && weight_[e] + weight_[d] >= needed) return true;
            }
        }
        return false;
    }

    const Standing& standing_;
    Color color_, enemy_;
    go::PointMap<int> weight_;
    PointSet reached_;
};

// Joining its dead stones to its living ones there leaves the attacker one liberty, and all can be taken.
// Living stones that are in atari as it is have nothing to lose by it.
bool is_false_margin(const Standing& standing, Point p, Color attacker) {
    const Board& board = standing.board;
    if (!board.is_empty(p)) return false;
    bool joins_dead = false, joins_living = false;
    for (const Point q : p.neighbours()) {
        if (board.at(q) != cell(attacker)) continue;
        (standing.dead.contains(q) ? joins_dead : joins_living) = true;
        if (!standing.dead.contains(q) && board.liberties(q) == 1) return false;
    }
    if (!joins_dead || !joins_living) return false;
    Board after = board;
    after.play({attacker, p});
    return after.liberties(p) == 1 &&
           after.is_legal({opponent(attacker), after.liberty_set(p).first()}, go::Suicide::forbidden);
}

EyeRoom room_of(const Standing& standing, Color color, const PointSet& own, const PointSet& theirs) {
    const auto is_held = [&](Point q) { return own.contains(q) && !theirs.contains(q); };
    const auto is_lost = [&](Point q) { return theirs.contains(q) && !own.contains(q); };
    EyeRoom room;
    own.for_each([&](Point p) {
        if (standing.has(p, color)) return;
        const bool margin = theirs.contains(p) ? std::ranges::any_of(p.neighbours(), is_held)
                                               : std::ranges::any_of(p.neighbours(), is_lost);
        if (margin) {
            room.margins.insert(p);
        } else if (is_held(p)) {
            room.core.insert(p);
        }
    });
    return room;
}

}  // namespace

PointSet domain(const Board& board, Color color, const PointSet& dead) {
    return Reach(Standing{board, dead}, color).find();
}

EyeRooms eye_rooms(const Board& board, const PointSet& dead) {
    const Standing standing{board, dead};
    PointSet black = domain(board, Color::black, dead), white = domain(board, Color::white, dead);
    PointSet nobodys;
    (black & white).for_each([&](Point p) {
        const PointSet around = PointSet{p}.neighbours();
        if (around.intersects(black - white) && is_false_margin(standing, p, Color::white)) nobodys.insert(p);
        if (around.intersects(white - black) && is_false_margin(standing, p, Color::black)) nobodys.insert(p);
    });
    black -= nobodys;
    white -= nobodys;
    return {room_of(standing, Color::black, black, white), room_of(standing, Color::white, white, black)};
}

}  // namespace tedomari::tactics
