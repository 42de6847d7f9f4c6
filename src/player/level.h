// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "go/color.h"

namespace tedomari::player {

struct WeightedMove {
    go::Move move;
    double weight = 0;
};

// How well a search plays, 1 to 10.  Each level below the best looks at half of what the next one does; below
// five it takes what comes to mind at once, one move or another, so that it loses like somebody who plays too
// fast and not like somebody who plays nonsense.
class Level {
public:
    static constexpr int best = 10, by_chance = 4;

    explicit constexpr Level(int number) : number_(number) {}

    // Of so many for the best; 0, as many as the time allows, becomes a share of the usual number below it.
    std::uint64_t visits(std::uint64_t for_best, std::uint64_t usual) const;
    constexpr bool plays_by_chance() const { return number_ <= by_chance; }
    // One of the moves, by their weights: the lower the level, the likelier those that weigh less.  Moves of
    // less than a fiftieth of the heaviest are nonsense at every level.
    go::Move chosen(const std::vector<WeightedMove>& moves, go::Move otherwise, std::uint64_t seed) const;

private:
    int number_;
};

}  // namespace tedomari::player
