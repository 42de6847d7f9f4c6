// SPDX-License-Identifier: MIT
#include "analysis/region.h"

#include <chrono>

#include "go/benson.h"

namespace tedomari::analysis {

namespace {

using go::Point;

constexpr int enough_room = 7;  // points; a group shut in with fewer may be killed

// How many empty points outside the region stones of this chain reach through their own and empty points;
// stops counting at `enough_room`.
int room_outside(const go::Board& board, Point chain, const go::PointSet& region) {
    const go::Cell own = board.at(chain);
    int room = 0;
    go::PointSet seen;
    std::vector<Point> queue;
    const auto visit = [&](Point p) {
        if (seen.contains(p)) return;
        seen.insert(p);
        queue.push_back(p);
    };
    visit(chain);
    for (std::size_t i = 0; i < queue.size() && room < enough_room; ++i) {
        for (const Point q : queue[i].neighbours()) {
            if (!board.size().contains(q) || region.contains(q) || seen.contains(q)) continue;
            if (board.is_empty(q)) ++room;
            if (board.is_empty(q) || board.at(q) == own) visit(q);
        }
    }
    return room;
}

// The stones that are alive whatever happens in the region.
go::PointSet safe_stones(const go::Board& board, const go::PointSet& region) {
    go::PointSet safe;
    for (const go::Color color : {go::Color::black, go::Color::white})
        safe |= go::unconditional_life(board, color, region).stones;
    return safe;
}

// Proved when safe stones stand all around; an open border leans on what lies beyond it.
local::Walls walls_around(const go::Board& board, const go::PointSet& region, const go::PointSet& safe) {
    bool proved = true;
    region.for_each([&](Point p) {
        for (const Point q : p.neighbours())
            proved &= !board.size().contains(q) || region.contains(q) || safe.contains(q);
    });
    return proved ? local::Walls::proved : local::Walls::judged;
}

// Stones outside are taken for alive: says so of those that have little room to be.
std::vector<std::string> doubtful_neighbours(const go::Board& board, const go::PointSet& region,
                                             const go::PointSet& safe) {
    std::vector<std::string> notices;
    go::PointSet told;
    region.for_each([&](Point p) {
        for (const Point q : p.neighbours()) {
            if (!board.size().contains(q) || region.contains(q) || !go::is_stone(board.at(q))) continue;
            if (safe.contains(q) || told.contains(q)) continue;
            board.for_each_stone(q, [&](Point stone) { told.insert(stone); });
            const int room = room_outside(board, q, region);
            if (room == 0 || room >= enough_room) continue;
            notices.push_back("the stones at " + go::to_string(q) + " are taken for alive, with room for " +
                              std::to_string(room) + " points outside the region: a wider mask would tell");
        }
    });
    return notices;
}

}  // namespace

Result<RegionReport> region(const go::Position& position, const go::PointSet& points,
                            const endgame::Effort& effort) {
    const auto start = std::chrono::steady_clock::now();
    auto game = endgame::evaluate(position.board, points, effort);
    if (!game) return game.error();
    RegionReport report{position, std::move(*game)};
    const go::PointSet safe = safe_stones(position.board, points);
    report.game.walls = walls_around(position.board, points, safe);
    for (std::string& notice : doubtful_neighbours(position.board, points, safe))
        report.game.notices.push_back(std::move(notice));
    report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return report;
}

}  // namespace tedomari::analysis
