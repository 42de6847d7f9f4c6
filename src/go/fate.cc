// SPDX-License-Identifier: MIT
#include "go/fate.h"

#include <vector>

#include "go/benson.h"
#include "go/hunt.h"
#include "go/unconditional.h"

namespace tedomari::go {

namespace {

constexpr int small = 10;  // points of an area that is searched

// An area without stones of one color, and whether only one chain walls it.
struct Area {
    PointSet points;
    bool is_walled_by_one = true;
};

Area area_beside(const Board& board, Point start, Point wall) {
    const Cell own = board.at(wall);
    Area area{{start}, true};
    std::vector<Point> open{start};
    while (!open.empty()) {
        const Point p = open.back();
        open.pop_back();
        for (const Point q : p.neighbours()) {
            if (board.at(q) == Cell::edge || area.points.contains(q)) continue;
            if (board.at(q) == own) {
                area.is_walled_by_one &= board.chain(q) == board.chain(wall);
                continue;
            }
            area.points.insert(q);
            open.push_back(q);
        }
    }
    return area;
}

// The areas that only this chain walls, small ones, together.
PointSet own_areas(const Board& board, Point chain) {
    PointSet found, seen;
    board.for_each_liberty(chain, [&](Point p) {
        if (seen.contains(p)) return;
        const Area area = area_beside(board, p, chain);
        seen |= area.points;
        if (area.is_walled_by_one && area.points.size() <= small) found |= area.points;
    });
    return found;
}

bool stands_on_its_own(const Board& board, Point chain, std::int64_t& nodes) {
    const PointSet inside = own_areas(board, chain);
    if (inside.empty() || inside.size() > small) return false;
    const Color owner = color_of(board.at(chain));
    Board besieged = board;
    board.for_each_liberty(chain, [&](Point p) {
        if (!inside.contains(p)) besieged.place(p, opponent(owner));
    });
    besieged.set_ko_ban(Move::pass(owner));
    Hunt hunt(besieged, opponent(owner), inside, KoBans::for_fleer_only, nodes);
    return hunt.hunt(chain, opponent(owner)) == Hunted::escaped;
}

bool is_caught(const Board& board, Point chain, std::int64_t& nodes) {
    const Color owner = color_of(board.at(chain));
    const UnconditionalHold hold = unconditional_hold(board, opponent(owner));
    if (hold.settled.contains(chain)) return true;
    if (hold.alive.empty()) return false;
    PointSet area;
    int room = 0;
    std::vector<Point> open{chain};
    area.insert(chain);
    while (!open.empty()) {
        const Point p = open.back();
        open.pop_back();
        room += board.at(p) != cell(owner);
        if (room > small) return false;
        for (const Point q : p.neighbours()) {
            if (board.at(q) == Cell::edge || hold.alive.contains(q) || area.contains(q)) continue;
            area.insert(q);
            open.push_back(q);
        }
    }
    Board copy = board;
    copy.forget_plays();
    Hunt hunt(copy, opponent(owner), area, KoBans::for_hunter_only, nodes);
    return hunt.hunt(chain, owner) == Hunted::captured;
}

}  // namespace

Fate fate(const Board& board, Point stone, std::int64_t nodes) {
    const Point chain = board.chain(stone);
    if (unconditional_life(board, color_of(board.at(stone))).stones.contains(stone)) return Fate::alive;
    if (stands_on_its_own(board, chain, nodes)) return Fate::alive;
    return is_caught(board, chain, nodes) ? Fate::dead : Fate::unknown;
}

}  // namespace tedomari::go
