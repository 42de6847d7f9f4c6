// SPDX-License-Identifier: MIT
#include "trial/region_outcome.h"

#include "go/area.h"

namespace tedomari::trial {

using go::Point;

std::optional<RegionOutcomes> RegionOutcomes::of(const scoring::FinalGame& end) {
    if (!end.marks) return {};
    RegionOutcomes result;
    const go::Board& board = end.game.board();
    const go::PointSet dead = scoring::dead_by_marks(board, *end.marks);
    go::for_each_point(board.size(), [&](Point p) {
        int owner = 0;
        if (end.marks->black.contains(p)) owner = 1;
        if (end.marks->white.contains(p)) owner = -1;
        if (go::is_stone(board.at(p)))
            owner = (dead.contains(p) ? -1 : 1) * go::sign(go::color_of(board.at(p)));
        result.owner_[p] = owner;
    });
    result.moves_.assign(end.game.moves().begin(), end.game.moves().end());
    return result;
}

int RegionOutcomes::outcome(const go::Board& board, std::size_t moves, const go::PointSet& region) const {
    int area = 0;
    region.for_each([&](Point p) { area += owner_[p]; });
    int played = 0;
    for (std::size_t i = moves; i < moves_.size(); ++i) {
        if (!moves_[i].is_pass() && region.contains(moves_[i].point)) played += go::sign(moves_[i].color);
    }
    return area - go::stone_balance(board, region) - played;
}

MissTotals total_misses(std::span<const RegionMiss> misses, bool proved) {
    MissTotals total;
    for (const RegionMiss& one : misses) {
        if ((one.evidence == Evidence::proved) != proved) continue;
        ++total.regions;
        total.count += one.miss().to_double();
        total.look += one.miss_of_look().to_double();
        total.within_temperature += one.is_within_temperature() ? 1 : 0;
    }
    if (total.regions > 0) {
        total.count /= total.regions;
        total.look /= total.regions;
    }
    return total;
}

}  // namespace tedomari::trial
