// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <span>
#include <string_view>
#include <vector>

#include "base/budget.h"
#include "cgt/game_graph.h"
#include "cgt/thermograph.h"

namespace tedomari::cgt {

// A thermograph known within bounds: low's walls are never above the true ones, high's never below.
struct ThermographBounds {
    Thermograph low, high;

    bool exact() const { return low == high; }
    friend bool operator==(const ThermographBounds&, const ThermographBounds&) = default;
};
std::ostream& operator<<(std::ostream& out, const ThermographBounds& bounds);

// Takes over better bounds; true when something changed.  A cycle may be approached for ever, in ever finer
// steps: the old bounds are as sound as the new ones, so those that grow too fine or too long are left.
bool tighten(ThermographBounds& bounds, const ThermographBounds& better, std::int64_t finest = 1 << 20);

struct ScaffoldBounds {
    Scaffolds low, high;
};

struct KoRules {
    Side komaster = Side::left;
    Rational base = coldest;  // where temperatures begin; leaves must begin there too
    int sweeps = 64;          // at most, over positions whose cycle the komaster does not end
};

// The thermographs of all positions of a graph under one komaster [Berlekamp 1996, 2.1 and 2.2].
//
// A move is a ko capture when the opponent could at once move back.
//   The komaster's capture leads to a critical state: the opponent may not move back, and the komaster may
//   not pass; it ends with the next move.
//   The other's capture leads to an ordinary position, where the komaster may recapture.
// Simple and iterated kos become loop-free under these rules and are exact.  States that still lie on a cycle
// (a double ko, a triple ko, a longer cycle: "not a ko") get bounds: the walls of both are monotone in those
// of the options, so starting from ±infinity every sweep over the cycle leaves sound bounds, whatever the
// rule for repetition.  Often they meet nevertheless.
// The graph must outlive the solution.
class KoThermographs {
public:
    // An ordinary position, or a critical one just after a ko capture of the komaster.
    class State {
    public:
        constexpr State() = default;
        constexpr State(Vertex v) : index_(static_cast<std::uint32_t>(v.index())) {}
        static constexpr State at(std::size_t index) { return State(Vertex(index)); }
        constexpr std::size_t index() const { return index_; }
        friend constexpr auto operator<=>(State, State) = default;

    private:
        std::uint32_t index_ = 0;
    };

    KoThermographs(const GameGraph& graph, const KoRules& rules, Budget* budget = nullptr);

    const GameGraph& graph() const { return graph_; }
    Side komaster() const { return rules_.komaster; }
    std::size_t size() const { return states_.size(); }  // of states; ordinary positions come first
    const ThermographBounds& operator[](State s) const { return states_[s.index()]; }
    Vertex position(State s) const { return is_critical(s) ? critical_at(s).position : Vertex(s.index()); }
    bool is_critical(State s) const { return s.index() >= graph_.size(); }

    // Where the legal moves lead, in the order of the graph.
    std::vector<State> options(State s, Side mover) const;
    ScaffoldBounds scaffolds(State s) const;

    // Positions on cycles that the komaster does not end, one list a cycle or knot of cycles.
    const std::vector<std::vector<Vertex>>& unresolved() const { return unresolved_; }
    bool finished() const { return finished_; }  // false: the budget was spent, some bounds are infinite

private:
    struct Critical {
        Vertex position, banned;  // where the opponent may not move back to
    };
    const Critical& critical_at(State s) const { return critical_[s.index() - graph_.size()]; }
    void find_ko_captures();
    template <class Visit>
    void for_each_option(State s, Side mover, Visit visit) const;
    void solve(std::span<const std::uint32_t> component, Budget* budget);
    ThermographBounds worked_out(State s) const;

    const GameGraph& graph_;
    KoRules rules_;
    std::vector<Critical> critical_;
    std::vector<State> after_;  // by move: where the komaster's moves lead
    std::vector<ThermographBounds> states_;
    std::vector<std::vector<Vertex>> unresolved_;
    bool finished_ = true;
};

// How much it matters who is komaster [Berlekamp 1996, 2.3; Spight 1999].
enum class KoTemper {
    placid,       // mean and temperature are the same
    active,       // the mean is the same, the temperature is not
    hyperactive,  // the mean differs
    unknown,      // the bounds do not tell
};
KoTemper ko_temper(const ThermographBounds& left_komaster, const ThermographBounds& right_komaster);
std::string_view to_string(KoTemper temper);

// A set of positions that can reach each other.
struct Loop {
    enum class Kind {
        simple_ko,    // two positions, one pair of captures
        iterated_ko,  // a row of such pairs
        several_kos,  // other arrangements that both komasters resolve
        not_a_ko,     // a cycle that taking turns at ko captures does not explain, or kos that interlock
    };
    Kind kind;
    std::vector<Vertex> positions;
};
// Both solutions belong to the graph.  Sinks first.
std::vector<Loop> loops(const GameGraph& graph, const KoThermographs& left, const KoThermographs& right);
std::string_view to_string(Loop::Kind kind);

}  // namespace tedomari::cgt
