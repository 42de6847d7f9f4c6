// SPDX-License-Identifier: MIT
#pragma once

#include "endgame/graph.h"

namespace tedomari::endgame {

// Area counting, in units: between these the temperature and the mean lie.
struct Range {
    std::int64_t low = 0, high = 0;
    bool is_exact() const { return low == high; }
};

struct Solution {
    Range temperature, mean;
    std::int64_t guessed_temperature = 0, guessed_mean = 0;
    bool resolved = false;
    bool stuck = false;
};

// The root's state: the board's stones on the terrain, nothing settled yet.
State root_state(const Terrain& terrain, const go::Board& board);

// Grows the graph until the temperature and mean of `root` are known or the budget is spent.
Solution resolve(Graph& graph, const Target& root);

// What the walls of `root`, which must have some unless it is settled, say as they are.
Solution read_off(const Positions& positions, const Bounds& bounds, const Target& root);

// Goes on until the walls of `root` are known from temperature `base` upwards; whether they are.
bool sharpen(Graph& graph, const Target& root, std::int64_t base);
// From where on upwards the walls are known, base at the lowest.
std::int64_t known_from(const Graph& graph, const Target& root, std::int64_t base);

}  // namespace tedomari::endgame
