// SPDX-License-Identifier: MIT
#pragma once

#include <cassert>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "endgame/instinct.h"
#include "endgame/ko_rule.h"
#include "endgame/node_table.h"
#include "endgame/state.h"

namespace tedomari::endgame {

constexpr std::size_t index(Side side) { return static_cast<std::size_t>(side); }

// Where play stands: at a position, or where all is settled.
class Target {
public:
    static constexpr Target settled(int offset) { return {nowhere, offset}; }
    static constexpr Target at(NodeId node, int offset = 0) {
        return {static_cast<std::uint32_t>(node), offset};
    }

    constexpr bool is_settled() const { return node_ == nowhere; }
    constexpr NodeId node() const {
        assert(!is_settled());
        return NodeId{node_};
    }
    constexpr int offset() const { return offset_; }  // points settled on the way
    constexpr Target raised(int by) const { return {node_, offset_ + by}; }
    friend constexpr bool operator==(Target, Target) = default;

private:
    static constexpr std::uint32_t nowhere = UINT32_MAX;
    constexpr Target(std::uint32_t node, int offset)
        : node_(node), offset_(static_cast<std::int16_t>(offset)) {}

    std::uint32_t node_;
    std::int16_t offset_;
};

// A move: where it leads, and the local number of the point that is played.
struct Edge : Target {
    std::int8_t point;
};
static_assert(sizeof(Edge) == 8);

// What is seen of a position without looking ahead, and where its moves are.
struct Position {
    std::uint32_t state = 0;  // of a part; of a sum the first of its parts in the pool
    std::uint32_t first_edge = 0;
    std::uint16_t edges[2] = {0, 0};  // Black's, then White's
    std::uint16_t parts = 1;
    std::int16_t low = 0, high = 0;       // proved
    std::int16_t estimate = 0, heat = 0;  // guessed
    std::int16_t stop = 0;                // the score when both pass
    bool is_expanded = false;             // its moves are known
    bool is_banned = false;               // the master has taken a ko and may not pass
    bool is_blocked = false;              // falls into more parts than we keep: never expanded
    bool takes_ko = false;                // somebody may take one here
};

// The positions of one region under one ko rule and the moves between them, found as they are asked for.  Positions
// that are proved constant leave the sums they are found in for good.
class Positions {
public:
    // Of other rules, whose proofs of single positions hold here: from below, from above, and both ways.
    struct Props {
        const Positions* floor = nullptr;
        const Positions* ceiling = nullptr;
        const Positions* beside = nullptr;
    };
    Positions(const Terrain& terrain, KoRule rule, const Gates& gates, Props props)
        : terrain_(terrain), rule_(rule), gates_(gates), props_(props) {
        if (gates.doubt > 0) instinct_.emplace(terrain);
    }

    Target insert(const State& state) { return target(settle(terrain_, state, gates_)); }
    // Finds the moves.  Of a sum the parts that count must have theirs.
    void expand(NodeId id);
    // It was proved to be worth this whoever moves.
    void set_constant(NodeId id, int value);
    // Sums keep parts that are constant: the twin in bounds.test.cc.
    void keep_constants() { folding_ = false; }

    const Position& operator[](NodeId id) const { return positions_[index(id)]; }
    const State& state(NodeId id) const { return states_[(*this)[id].state]; }  // of a part
    std::span<const NodeId> parts(NodeId id) const {                            // of a sum
        return {&sum_parts_[(*this)[id].state], (*this)[id].parts};
    }
    std::span<const Edge> moves(NodeId id, Side side) const {
        const Position& p = (*this)[id];
        return {edges_.data() + p.first_edge + (side == Side::left ? 0 : p.edges[0]), p.edges[index(side)]};
    }
    std::span<const Edge> moves(NodeId id) const {  // of both sides
        const Position& p = (*this)[id];
        return {edges_.data() + p.first_edge, std::size_t{p.edges[0]} + p.edges[1]};
    }
    std::optional<NodeId> find(const State& state) const;
    bool is_sum(NodeId id) const { return (*this)[id].parts > 1; }
    // Worth the same whoever moves, at every temperature: `low`.
    bool is_constant(NodeId id) const {
        return !(*this)[id].is_banned && (*this)[id].low == (*this)[id].high;
    }
    // Whether a part of a sum is constant and its moves do not count.
    bool is_left_alone(NodeId id) const { return folding_ && is_constant(id); }

    const Terrain& terrain() const { return terrain_; }
    const KoRule& rule() const { return rule_; }
    const Gates& gates() const { return gates_; }
    bool has_ko() const { return has_ko_; }
    std::size_t size() const { return positions_.size(); }
    std::size_t expanded() const { return expanded_; }
    std::size_t memory() const;  // bytes

private:
    struct Moves {
        std::vector<Edge> edges;
        std::size_t counts[2] = {0, 0};
    };

    Position& at(NodeId id) { return positions_[index(id)]; }
    NodeId part(const State& state);
    void lean(Position& position, const State& state) const;
    NodeId sum(std::vector<NodeId> parts);
    Target target(const Parts& parts);
    Target joined(NodeId sum, std::size_t moved, const Edge& edge);
    Target folded(std::vector<NodeId> parts, int offset);
    Bits tried(const State& state, Side side) const;
    void expand_part(NodeId id);
    void expand_sum(NodeId id);
    void add_moves(NodeId id, const Moves& moves);

    const Terrain& terrain_;
    KoRule rule_;
    Gates gates_;
    Props props_;
    std::optional<Instinct> instinct_;  // with doubt
    bool folding_ = true;
    bool has_ko_ = false;
    std::size_t expanded_ = 0;
    std::vector<Position> positions_;
    std::vector<State> states_;
    std::vector<Edge> edges_;
    std::vector<NodeId> sum_parts_;
    NodeTable by_state_, by_parts_;
};

}  // namespace tedomari::endgame
