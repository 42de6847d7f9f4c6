// SPDX-License-Identifier: MIT
#pragma once

#include <set>
#include <vector>

#include "forge/life_problem.h"
#include "forge/problem.h"

namespace tedomari::forge {

struct ValueEffort {
    std::uint64_t nodes = 60'000;  // of each place
    double seconds = 3;
    int most_empty = 9;      // points of a place
    int most_together = 13;  // … and of several
    std::size_t most_places = 3;
    int most_sums = 2;  // problems about several places of one board
    const std::atomic<bool>* cancel = nullptr;
};

// A board with a few open places, and whose all else is.
struct OpenBoard {
    go::Board board;
    std::vector<go::PointSet> places;
    Owners owners;  // empty in the places
};

// What may be asked of the places: each alone, and some of them together.  Each problem is cut out with living walls
// and valued anew there; what is not proved, or leans on a ko, is none.
std::vector<Problem> value_problems(const OpenBoard& open, const std::set<Kind>& kinds,
                                    const ValueEffort& effort, const IsNew& is_new);

}  // namespace tedomari::forge
