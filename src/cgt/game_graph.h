// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "cgt/side.h"
#include "cgt/thermograph.h"

namespace tedomari::cgt {

// A position of a game graph.
class Vertex {
public:
    constexpr Vertex() = default;
    explicit constexpr Vertex(std::size_t index) : index_(static_cast<std::uint32_t>(index)) {}
    constexpr std::size_t index() const { return index_; }
    friend constexpr auto operator<=>(Vertex, Vertex) = default;

private:
    std::uint32_t index_ = 0;
};

// Positions and the moves between them, as flat lists; moves may lead back.  A leaf has no moves and a known
// thermograph: a number, or a loop-free game worked out elsewhere.
class GameGraph {
public:
    std::size_t size() const { return leaf_.size(); }
    std::span<const Vertex> options(Vertex v, Side side) const {
        const auto [first, last] = option_range(v, side);
        return {targets_.data() + first, last - first};
    }
    bool is_leaf(Vertex v) const { return leaf_[v.index()] != no_leaf; }
    const Thermograph& leaf(Vertex v) const { return leaves_[leaf_[v.index()]]; }
    // What the position is worth when nobody moves there any more; 0 unless set.
    Rational score(Vertex v) const { return scores_.empty() ? Rational(0) : scores_[v.index()]; }
    const std::string& name(Vertex v) const { return names_[v.index()]; }  // empty: nameless
    std::optional<Vertex> find(std::string_view name) const;

    // The moves of all positions, numbered; those of one position and side stand together.
    struct Range {
        std::size_t first, last;
    };
    Range option_range(Vertex v, Side side) const {
        const std::size_t list = 2 * v.index() + (side == Side::right ? 1 : 0);
        return {starts_[list], starts_[list + 1]};
    }
    std::size_t option_count() const { return targets_.size(); }
    Vertex target(std::size_t move) const { return targets_[move]; }

    // All values with their sign turned and the players exchanged.
    GameGraph negative() const;

private:
    friend class GraphBuilder;
    static constexpr std::uint32_t no_leaf = UINT32_MAX;

    std::vector<std::uint32_t> starts_;  // two lists a vertex: left options, then right options
    std::vector<Vertex> targets_;
    std::vector<std::uint32_t> leaf_;  // index into leaves_
    std::vector<Thermograph> leaves_;
    std::vector<Rational> scores_;  // empty: all 0
    std::vector<std::string> names_;
};

// Collects a graph in any order.
class GraphBuilder {
public:
    Vertex leaf(Thermograph thermograph);
    Vertex number(Rational value) { return leaf(thermograph_of_number(value)); }
    Vertex position(std::string name = {});  // its options follow
    void option(Vertex from, Side mover, Vertex to) { moves_.push_back({from, mover, to}); }
    void score(Vertex v, Rational score);

    // A position that moves to itself is an error: no rule of ko makes sense of it.
    Result<GameGraph> build() &&;

private:
    struct MoveOf {
        Vertex from;
        Side mover;
        Vertex to;
    };
    GameGraph graph_;
    std::vector<MoveOf> moves_;
};

}  // namespace tedomari::cgt
