// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "go/board.h"
#include "scoring/blocks.h"

namespace tedomari::scoring {

// What one color's stones leave over, connected: empty points and enemy stones [Benson 1976].  Seen from
// the color it is room for eyes; seen from an enemy block inside it is the ground that block stands on.
struct Region {
    go::PointSet points, empty;
    go::PointSet border;     // stones of the color beside it
    std::vector<int> walls;  // blocks of the color beside it
    int size = 0;
    int splits = 0;  // empty points that part the region where they are filled, as far as their eight
                     // neighbours tell
};

// What is certain about a block, by theorems (go/unconditional.h) and by plain ataris.
struct Certainty {
    bool immortal = false;         // unconditionally alive
    bool doomed = false;           // on ground that the enemy holds unconditionally
    bool ladder_attacked = false;  // taken in a ladder when the enemy moves first
    bool ladder_lost = false;      // though its owner moves first
};

// How often random games leave each point to Black, from 1 always to -1 never, by who moved first.
struct Sampled {
    std::array<go::PointMap<double>, 2> ownership;

    const go::PointMap<double>& with_first(go::Color color) const {
        return ownership[static_cast<std::size_t>(color)];
    }
};
Sampled sample(const go::Board& board, std::uint64_t games);

// What somebody who looked at the whole board expects of every point: 1 Black's for certain, -1 White's.  Scoring
// knows no network: whoever has one hands its numbers in.
using Ownership = go::PointMap<double>;

// A final board with everything that features look at.
struct Scene {
    explicit Scene(const go::Board& board);

    Blocks blocks;
    std::array<std::vector<Region>, 2> regions;  // by the color that leaves them
    std::array<go::PointMap<std::int16_t>, 2> region_at;
    std::vector<Certainty> certain;    // by block of stones
    go::PointSet immortal;             // stones
    std::array<go::PointSet, 2> held;  // unconditional territory, by color
    std::optional<Sampled> sampled;    // when a model asks for it
    std::optional<Ownership> looked;   // likewise

    const std::vector<Region>& regions_of(go::Color color) const {
        return regions[static_cast<std::size_t>(color)];
    }
    // The ground that a block stands on: the region of the other color it lies in.
    const Region& ground(int block) const;
    // The regions of its own color beside some stones, by index.
    std::vector<int> regions_beside(const go::PointSet& stones, go::Color color) const;

private:
    void find_regions(go::Color color);
    void find_certainties(const go::Board& board);
};

}  // namespace tedomari::scoring
