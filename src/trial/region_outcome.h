// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

#include "base/evidence.h"
#include "base/rational.h"
#include "go/game.h"
#include "go/point_set.h"
#include "scoring/final_game.h"

namespace tedomari::trial {

// What became of a region when its game was over, by territory: the points that the record marks there, and
// the stones that were taken there since or stand dead.  It is what a count foretells.
//
//      area of the region at the end - stones there then  =  what was to be gained  +  Black's moves there - White's
//
// Outcomes of regions that cover the board add up to the game's score less the prisoners there were before.
class RegionOutcomes {
public:
    // Nothing when the record marks no territory.
    static std::optional<RegionOutcomes> of(const scoring::FinalGame& end);

    // In a position of the same game, `moves` after its start.
    int outcome(const go::Board& board, std::size_t moves, const go::PointSet& region) const;

private:
    RegionOutcomes() = default;

    go::PointMap<int> owner_;  // at the end: 1 Black's, -1 White's, 0 nobody's
    std::vector<go::Move> moves_;
};

// How far what was said of one region is from what became of it.
struct RegionMiss {
    Evidence evidence = Evidence::bounded;
    Rational temperature;  // a hot region ends above or below its count, whoever moves first
    Rational outcome;
    Rational count;  // what was said
    Rational look;   // what the judge expects of the region's points, nothing searched

    Rational miss() const { return abs(count - outcome); }
    Rational miss_of_look() const { return abs(look - outcome); }
    bool is_within_temperature() const { return miss() <= std::max(temperature, Rational(0)); }
};

// Of many regions.
struct MissTotals {
    int regions = 0;
    double count = 0, look = 0;  // mean misses
    int within_temperature = 0;
};
MissTotals total_misses(std::span<const RegionMiss> misses, bool proved);

}  // namespace tedomari::trial
