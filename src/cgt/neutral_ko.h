// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "cgt/ko_graph.h"

namespace tedomari::cgt {

// The thermographs of all positions of a graph when threats are balanced, so that nobody gains by making any: what we
// read the neutral threat environment to be [Spight 1999].  A ko capture may not be undone at once; whoever would undo
// it plays elsewhere first, or somewhere else in the graph, and the capturer may use that to finish.  Nobody is
// forbidden to pass.
//
//      after Left's capture in w:   left wall    that of w, for the ban ends with her move
//                                   right wall   the lower of: his other moves, and w's left wall (he played elsewhere)
//
// Kos under this rule still go round; all walls are monotone in one another, so that sweeps from ±infinity leave sound
// bounds, which mostly meet.  The graph must outlive the solution.
class NeutralThermographs {
public:
    explicit NeutralThermographs(const GameGraph& graph, int sweeps = 64, Budget* budget = nullptr);

    const ThermographBounds& operator[](Vertex v) const { return states_[v.index()]; }
    bool finished() const { return finished_; }  // false: the budget was spent, some bounds are infinite

private:
    // Just after a capture: who made it, and where the other may not move back to.
    struct Captured {
        Vertex position, banned;
        Side by;
    };
    const Captured* captured_at(std::size_t state) const {
        return state < graph_.size() ? nullptr : &captured_[state - graph_.size()];
    }
    void find_captures();
    template <class Visit>
    void for_each_option(std::size_t state, Side mover, Visit visit) const;
    ThermographBounds worked_out(std::size_t state) const;
    Thermograph after_capture(const Captured& captured, const Thermograph& free, const Scaffolds& rest) const;

    const GameGraph& graph_;
    std::vector<Captured> captured_;
    std::vector<std::uint32_t> after_;  // by move: the state it leads to
    std::vector<ThermographBounds> states_;
    bool finished_ = true;
};

}  // namespace tedomari::cgt
