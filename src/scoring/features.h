// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

#include "scoring/scene.h"

namespace tedomari::scoring {

// One block of stones looked at on its board.
struct View {
    const Scene& scene;
    int index;

    const Blocks& blocks() const { return scene.blocks; }
    const Block& block() const { return blocks().stones[static_cast<std::size_t>(index)]; }
    const OptimisticChain& chain() const { return blocks().chains[static_cast<std::size_t>(block().chain)]; }
    go::Color color() const { return go::color_of(block().cell); }
};

// A number that says something about a block.  Turning or mirroring the board and swapping the colors leave
// it as it is.
struct Feature {
    std::string_view name;     // "protected_liberties"
    std::string_view meaning;  // one clause
    double (*value)(const View&);
};

// The 46 of [Burzillo, 3.2] in the order of the paper, counted as 12 + 4 + 3 + 4 + 14 + 9: the centre of mass
// of the block is two numbers, that of enclosed areas one (the paper's text does not say).
std::span<const Feature> paper_features();

// Those of [van der Werf 2005] that the paper leaves out, and the enemy's view of the ground a block stands
// on: regions by access, split points, external liberties, majorities nearby.
std::span<const Feature> rich_features();

// What theorems and ladders say.
std::span<const Feature> certain_features();

// What random games say; the scene must be sampled.  Turned boards give other games, so these keep symmetry
// only on the average.
std::span<const Feature> sampled_features();

// What a larger network's look at the whole board says of a block and of those around it; the scene must be
// looked at.
std::span<const Feature> looked_features();

}  // namespace tedomari::scoring
