// SPDX-License-Identifier: MIT
#include "endgame/wall_doubt.h"

#include "endgame/terrain.h"
#include "endgame/wall_life.h"

namespace tedomari::endgame {

namespace {

using go::Point;
using go::PointSet;

constexpr int enough_room = 7;  // points; a group shut in with fewer may be killed

// A group outside the region: a chain and what it reaches through stones of its own and empty points.
struct Group {
    PointSet points;
    int room = 0;
};

// Stops where there is room enough.
Group group_of(const go::Board& board, Point chain, const PointSet& region) {
    const go::Cell own = board.at(chain);
    Group group;
    std::vector<Point> queue{chain};
    group.points.insert(chain);
    for (std::size_t i = 0; i < queue.size() && group.room < enough_room; ++i) {
        for (const Point q : queue[i].neighbours()) {
            if (!board.size().contains(q) || region.contains(q) || group.points.contains(q)) continue;
            if (!board.is_empty(q) && board.at(q) != own) continue;
            group.room += board.is_empty(q) ? 1 : 0;
            group.points.insert(q);
            queue.push_back(q);
        }
    }
    return group;
}

// Whether every liberty of the chain lies in `ground`.
bool is_shut_in(const go::Board& board, Point chain, const PointSet& ground) {
    bool shut = true;
    board.for_each_stone(chain, [&](Point stone) {
        for (const Point q : stone.neighbours())
            shut &= !board.size().contains(q) || !board.is_empty(q) || ground.contains(q);
    });
    return shut;
}

// Enemy stones beside the group's room that have no liberty elsewhere.
PointSet prisoners(const go::Board& board, const PointSet& group, const PointSet& region) {
    PointSet found;
    const PointSet ground = group | region;
    group.for_each([&](Point p) {
        if (!board.is_empty(p)) return;
        for (const Point q : p.neighbours()) {
            if (!board.size().contains(q) || board.is_empty(q) || ground.contains(q)) continue;
            if (is_shut_in(board, q, ground)) found |= board.stones(q);
        }
    });
    return found;
}

}  // namespace

std::vector<WallDoubt> wall_doubts(const go::Board& board, const PointSet& region, const PointSet& in_play) {
    PointSet told = living_walls(board, in_play);  // of what is safe, and of what was looked at
    std::vector<WallDoubt> doubts;
    region.for_each([&](Point p) {
        for (const Point q : p.neighbours()) {
            if (!board.size().contains(q) || region.contains(q) || !go::is_stone(board.at(q))) continue;
            if (told.contains(q)) continue;
            const Group group = group_of(board, q, region);
            told |= group.points;
            if (group.room < enough_room)
                doubts.push_back({q, group.room, group.points | prisoners(board, group.points, region)});
        }
    });
    return doubts;
}

std::vector<WallDoubt> wall_doubts(const go::Board& board, const PointSet& region) {
    return wall_doubts(board, region, points_in_play(board, region));
}

}  // namespace tedomari::endgame
