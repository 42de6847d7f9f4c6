// SPDX-License-Identifier: MIT
#include "go/benson.h"

#include "go/left_region.h"

namespace tedomari::go {

namespace {

std::vector<LeftRegion> regions_left_by(const Board& board, Color color) {
    std::vector<LeftRegion> regions;
    PointSet seen;
    for_each_point(board.size(), [&](Point p) {
        if (board.at(p) == cell(color) || board.at(p) == Cell::edge || seen.contains(p)) return;
        regions.push_back(left_region(board, color, p));
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
PointSet with_two_vital(const PointSet& chains, const std::vector<LeftRegion>& regions) {
    PointSet once;
    PointSet twice;
    for (const LeftRegion& region : regions) {
        twice |= once & region.vital;
        once |= region.vital;
    }
    return chains & twice;
}

}  // namespace

UnconditionalLife unconditional_life(const Board& board, Color color, const PointSet& barred) {
    std::vector<LeftRegion> regions = regions_left_by(board, color);
    std::erase_if(regions, [&](const LeftRegion& region) { return !(region.points & barred).empty(); });
    PointSet chains = chains_of(board, color);
    for (;;) {
        const PointSet kept = with_two_vital(chains, regions);
        if (kept == chains) break;
        chains = kept;
        std::erase_if(regions, [&](const LeftRegion& region) { return !chains.includes(region.around); });
    }
    UnconditionalLife life;
    life.stones = board.stones(chains);
    for (const LeftRegion& region : regions) {
        const PointSet vital = region.vital & chains;
        if (vital.empty()) continue;
        life.regions.push_back({region.points, {}});
        vital.for_each([&](Point name) { life.regions.back().vital_to.push_back(name); });
        life.territory |= region.points;
    }
    return life;
}

}  // namespace tedomari::go
