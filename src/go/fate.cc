// SPDX-License-Identifier: MIT
#include "go/fate.h"

#include "go/benson.h"
#include "go/flood.h"
#include "go/hunt.h"
#include "go/unconditional.h"

namespace tedomari::go {

namespace {

constexpr int small = 10;  // points of an area that is searched

bool is_walled_by_one(const Board& board, const PointSet& area, Point chain) {
    bool by_one = true;
    area.for_each([&](Point p) {
        for (const Point q : p.neighbours())
            by_one &= board.at(q) != board.at(chain) || board.chain(q) == board.chain(chain);
    });
    return by_one;
}

// The areas that only this chain walls, small ones, together.
PointSet own_areas(const Board& board, Point chain) {
    PointSet found, seen;
    board.for_each_liberty(chain, [&](Point p) {
        if (seen.contains(p)) return;
        const PointSet area =
            flood(p, [&](Point q) { return board.at(q) != Cell::edge && board.at(q) != board.at(chain); });
        seen |= area;
        if (area.size() <= small && is_walled_by_one(board, area, chain)) found |= area;
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
    const PointSet area =
        flood(chain, [&](Point p) { return board.at(p) != Cell::edge && !hold.alive.contains(p); });
    int room = 0;
    area.for_each([&](Point p) { room += board.at(p) != cell(owner); });
    if (room > small) return false;
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
