// SPDX-License-Identifier: MIT
#include "go/benson.h"

#include <algorithm>

namespace tedomari::go {

namespace {

// The regions of the board that the color's stones leave, each with the chains around it.
struct Candidate {
    PointSet points;
    PointSet around;  // names of chains
    PointSet vital;   // names of chains
};

Candidate region_from(const Board& board, Color color, Point start) {
    const Cell own = cell(color);
    Candidate region;
    PointSet empty;
    std::vector<Point> open = {start};
    region.points.insert(start);
    while (!open.empty()) {
        const Point p = open.back();
        open.pop_back();
        if (board.is_empty(p)) empty.insert(p);
        for (const Point q : p.neighbours()) {
            if (board.at(q) == own) region.around.insert(board.chain(q));
            if (board.at(q) == own || board.at(q) == Cell::edge || region.points.contains(q)) continue;
            region.points.insert(q);
            open.push_back(q);
        }
    }
    region.around.for_each([&](Point name) {
        if (board.liberty_set(name).includes(empty)) region.vital.insert(name);
    });
    return region;
}

std::vector<Candidate> regions_left_by(const Board& board, Color color) {
    std::vector<Candidate> regions;
    PointSet seen;
    for_each_point(board.size(), [&](Point p) {
        if (board.at(p) == cell(color) || seen.contains(p)) return;
        regions.push_back(region_from(board, color, p));
        seen |= regions.back().points;
    });
    return regions;
}

PointSet chains_of(const Board& board, Color color) {
    PointSet names;
    for_each_point(board.size(), [&](Point p) {
        if (board.at(p) == cell(color)) names.insert(board.chain(p));
    });
    return names;
}

// Those of `chains` with at least two vital regions.
PointSet with_two_vital(const PointSet& chains, const std::vector<Candidate>& regions) {
    PointSet once;
    PointSet twice;
    for (const Candidate& region : regions) {
        twice |= once & region.vital;
        once |= region.vital;
    }
    return chains & twice;
}

}  // namespace

UnconditionalLife unconditional_life(const Board& board, Color color, const PointSet& barred) {
    std::vector<Candidate> regions = regions_left_by(board, color);
    std::erase_if(regions, [&](const Candidate& region) { return !(region.points & barred).empty(); });
    PointSet chains = chains_of(board, color);
    for (;;) {
        const PointSet kept = with_two_vital(chains, regions);
        if (kept == chains) break;
        chains = kept;
        std::erase_if(regions, [&](const Candidate& region) { return !chains.includes(region.around); });
    }
    UnconditionalLife life;
    chains.for_each([&](Point name) { board.for_each_stone(name, [&](Point p) { life.stones.insert(p); }); });
    for (const Candidate& region : regions) {
        const PointSet vital = region.vital & chains;
        if (vital.empty()) continue;
        life.regions.push_back({region.points, {}});
        vital.for_each([&](Point name) { life.regions.back().vital_to.push_back(name); });
        life.territory |= region.points;
    }
    return life;
}

}  // namespace tedomari::go
