// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/budget.h"
#include "cgt/ko_graph.h"
#include "cgt/store.h"
#include "cgt/thermograph.h"

namespace tedomari::cgt {

// A game whose positions are made as they are asked for.  Whoever unfolds them numbers the positions,
// densely; equal positions have equal numbers, and moves may lead back.
class Unfolding {
public:
    using Position = std::uint32_t;
    struct Node {
        std::vector<Position> left, right;
        Rational score = 0;                // when nobody moves there any more
        std::optional<Side> may_not_pass;  // after a ko capture of the komaster
    };

    virtual ~Unfolding() = default;
    // Bounds from a glance, without moving; exact when nothing is left to unfold.
    virtual ThermographBounds glance(Position position) = 0;
    virtual Node unfold(Position position) = 0;  // called at most once a position
};

// A thermograph from the top down [Berlekamp 1996, 2.4]: looks no further than needed for the part of the
// walls above a given temperature.  Every position has bounds for its walls; those of unfolded positions
// follow from those of their options.  Each step asks which option, at which temperature, keeps the bounds of
// the first position apart, the highest temperature first, and unfolds there.
class LazyThermograph {
public:
    // All trajectories begin at `base`.
    LazyThermograph(Unfolding& game, Unfolding::Position root, Rational base = coldest,
                    Budget* budget = nullptr);

    // Works until both walls are exact from `t` upwards.  False when the budget is spent first, or when
    // cycles keep the bounds apart.
    bool settle_from(Rational t);
    // Until the mean and the temperature are exact.
    bool settle_temperature();

    const ThermographBounds& bounds() const { return entry(root_).walls; }
    std::uint64_t unfolded() const { return options_.size(); }  // positions looked into

private:
    using Position = Unfolding::Position;
    struct Entry {
        ThermographBounds walls;
        std::uint32_t options = none;  // index into options_
        std::uint32_t descent = 0;     // the last one that came through
        bool is_unfolded() const { return options != none; }
    };
    struct Quest {
        Side wall;
        Rational t;
    };
    static constexpr std::uint32_t none = UINT32_MAX;

    template <class Done>
    bool settle(Done done);
    Entry& entry(Position p);
    const Entry& entry(Position p) const { return entries_[index_[p]]; }
    bool unfold(Position p);
    bool improve(Position p, const Quest& quest);
    bool refresh(Position p);
    ScaffoldBounds scaffolds(const Unfolding::Node& node);
    std::optional<Quest> cause(Position p, const Quest& quest);
    bool unfold_any();
    bool sweep();

    Unfolding& game_;
    Position root_;
    Rational base_;
    Budget* budget_;
    std::vector<std::uint32_t> index_;  // by position: into entries_
    std::vector<Entry> entries_;        // positions seen
    std::vector<Unfolding::Node> options_;
    std::vector<Position> unfolded_;  // in order
    std::uint32_t descent_ = 0;
    bool spent_ = false;
};

// Games of a store, where the stops tell at a glance how far apart walls can be.
class StoreUnfolding : public Unfolding {
public:
    // The base is 0, or the coldest.
    explicit StoreUnfolding(Store& store, Rational base = coldest) : store_(store), base_(base) {}
    ThermographBounds glance(Position position) override;
    Node unfold(Position position) override;

private:
    Store& store_;
    Rational base_;
};

// A graph under a komaster, from the coldest up; its vertices are the first positions.  Nothing is known at a glance
// of what is no leaf.  The slow twin is KoThermographs.
class GraphUnfolding : public Unfolding {
public:
    GraphUnfolding(const GameGraph& graph, Side komaster);
    ThermographBounds glance(Position position) override;
    Node unfold(Position position) override;

private:
    // After the komaster's move of this number: a ko was taken, and may not be taken back.
    bool is_critical(Position p) const { return p >= graph_.size(); }
    Vertex vertex(Position p) const { return is_critical(p) ? graph_.target(p - graph_.size()) : Vertex(p); }
    Position after(Position from, std::size_t move) const;

    const GameGraph& graph_;
    Side komaster_;
    std::vector<Vertex> sources_;  // of each move
};

}  // namespace tedomari::cgt
