// SPDX-License-Identifier: MIT
#include "life/race.h"

#include <algorithm>
#include <vector>

#include "go/flood.h"

namespace tedomari::life {

using go::Board;
using go::Cell;
using go::Color;
using go::Point;
using go::PointSet;

namespace {

constexpr int largest_eye = 20;

// The empty points that touch nothing but the chain, walls of the other color and each other, each of them
// both.
std::vector<Point> outer_liberties(const Arena& arena, Point stone) {
    const Board& board = arena.board;
    const Cell enemy = cell(opponent(color_of(board.at(stone))));
    const auto is_wall = [&](Point q) { return !arena.area.includes(board.liberty_set(q)); };
    PointSet outer = board.liberty_set(stone) & arena.area;
    for (bool changed = true; changed;) {
        changed = false;
        const PointSet before = outer;
        before.for_each([&](Point p) {
            bool walled = false, strange = false;
            for (const Point q : p.neighbours()) {
                const Cell c = board.at(q);
                walled |= c == enemy && is_wall(q);
                strange |= (c == Cell::empty && !outer.contains(q)) || (c == enemy && !is_wall(q)) ||
                           (c == board.at(stone) && board.chain(q) != board.chain(stone));
            }
            if (walled && !strange) return;
            outer.erase(p);
            changed = true;
        });
    }
    return outer.points();
}

// All that can be walked to from a point without crossing the color; nothing when that is large or holds a
// target.
PointSet eye_at(const Arena& arena, Point start, Color color) {
    const auto is_eye = [&](const PointSet& points) {
        return points.size() <= largest_eye && !points.intersects(arena.targets);
    };
    const PointSet eye = go::flood_while(
        start, [&](Point q) { return arena.board.at(q) != Cell::edge && arena.board.at(q) != cell(color); },
        is_eye);
    return is_eye(eye) ? eye : PointSet{};
}

}  // namespace

void shorten(Arena& arena, int kept) {
    if (arena.rivals.empty() || arena.targets.empty()) return;
    const std::vector<Point> ours = outer_liberties(arena, arena.targets.first());
    const std::vector<Point> theirs = outer_liberties(arena, arena.rivals.first());
    const int pairs = static_cast<int>(std::min(ours.size(), theirs.size())) - kept;
    for (int i = 0; i < pairs; ++i) {
        arena.board.place(ours[static_cast<std::size_t>(i)], arena.killer());
        arena.board.place(theirs[static_cast<std::size_t>(i)], arena.owner);
    }
}

bool leave_eyes_alone(Arena& arena, const PointSet& safe) {
    bool all = true;
    safe.for_each([&](Point stone) {
        PointSet eyes;
        arena.board.liberty_set(stone).for_each([&](Point p) {
            if (!eyes.contains(p)) eyes |= eye_at(arena, p, arena.killer());
        });
        arena.area -= eyes;
        all = all && !arena.area.includes(arena.board.liberty_set(stone));
    });
    return all;
}

}  // namespace tedomari::life
