// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/budget.h"
#include "economy/sum.h"

namespace tedomari::economy {

// The score when both play a sum of loop-free games as well as can be, taking turns until all is numbers.
struct Optimum {
    Rational low, high;  // equal unless the budget was spent
    std::uint64_t nodes = 0;

    bool exact() const { return low == high; }
};

// By search over locally canonical moves whose incentives no other move exceeds [Berlekamp 1996, 5.2], with a
// memo on what is left of the sum, and bounds by stops, means and temperatures.  Throws what a Store throws.
Optimum optimum(cgt::Thermographs& thermographs, const std::vector<cgt::Game>& games, Side first,
                Budget& budget);

// The same by refinement [Berlekamp 1996, 5.2]: first the sum cooled so far that little of it is not frozen, then cooled
// less and less.  What is known of a sum at one level bounds it at the next.
struct Refinement {
    struct Level {
        Rational tax, low, high;  // of the sum in which each move costs the tax
        std::uint64_t nodes;
    };
    Optimum result;
    std::vector<Level> levels;  // coldest first
};
Refinement refined_optimum(cgt::Thermographs& thermographs, const std::vector<cgt::Game>& games, Side first,
                           Budget& budget, int levels = 7);

// The value of a position of a graph without cycles; nothing when there is a cycle, or a leaf that is no
// dyadic number.
std::optional<cgt::Game> value_of(cgt::Store& store, const cgt::GameGraph& graph, cgt::Vertex position);

// The values of all summands, if they have any.
std::optional<std::vector<cgt::Game>> values_of(cgt::Store& store, const Sum& sum);

}  // namespace tedomari::economy
