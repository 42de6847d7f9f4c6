// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "base/budget.h"
#include "endgame/life.h"
#include "endgame/state.h"
#include "endgame/wall.h"

namespace tedomari::endgame {

using NodeId = std::int32_t;

// A move from a node: to another node, or to a settled score.
struct Edge {
    NodeId node = -1;     // -1: settled, worth `offset`
    std::int16_t offset;  // points settled on the way
    std::int8_t point;    // local number of the point played
};

// Which walls a node keeps: bounds that are proved, and a guess that orders the search.
enum class Bound : std::uint8_t { low, high, guess };

constexpr Bound opposite(Bound bound) { return bound == Bound::low ? Bound::high : Bound::low; }
constexpr std::size_t index(Side side) { return static_cast<std::size_t>(side); }
constexpr std::size_t slot(Side side, Bound bound) {  // of a wall in its node
    return static_cast<std::size_t>(bound) * 2 + index(side);
}

struct Node {
    struct Stored {
        std::uint32_t first = 0;
        std::uint16_t size = 0, capacity = 0;
    };
    std::array<Stored, 6> walls{};  // by Bound and Side
    std::uint32_t state = 0;        // of a part; of a sum the first of its parts in the pool
    std::uint32_t first_edge = 0;
    std::uint16_t edges[2] = {0, 0};  // Black's, then White's
    std::uint16_t parts = 1;
    std::int16_t low = 0, high = 0, estimate = 0, heat = 0,
                 stop = 0;  // while unexpanded; stop: when both pass
    std::uint32_t effort = 0;
    // Leaves that must still fall into place before this side's scaffold is proved as guessed, from below and
    // from above, at the temperature where the guess freezes.
    float work[2][2] = {{1, 1}, {1, 1}};
    std::int64_t guess_t = 0;
    // How often the walls of each Bound changed; the sum of this over the followers when they were computed.
    std::array<std::uint32_t, 3> version{}, seen{};
    std::uint32_t step = 0, failures = 0;  // in which step of the root it was last asked, how often in vain
    bool expanded = false;
    bool has_walls = false;
    bool ko_below = false;  // a ko was seen in it or below
    bool banned = false;    // the master may not pass
    bool on_path = false;
    bool blocked = false;     // falls into more parts than we keep: never expanded
    bool seen_parts = false;  // `seen` speaks of the parts of a sum, not of its followers
};

// Who may take kos.
//
// A komaster's capture may not be answered by retaking, but then he may not pass.  Where one side never takes a ko
// nothing goes round, nobody is forbidden to pass, and rules are local, so that the walls of sums come from their
// parts.  That side could refrain under either komaster, and the other has more freedom than under any: so such a game
// is a bound for both, G- where Black refrains and G+ where White does.
struct KoRule {
    Side master = Side::left;
    std::optional<Side> refrains = {};  // then nobody is master

    static KoRule komaster(Side side) { return {side, {}}; }
    static KoRule never(Side side) { return {other(side), side}; }
};

class Graph;

// Finished graphs of the same terrain whose walls bound the ones to be found from below and from above.
struct Props {
    const Graph* floor = nullptr;
    const Graph* ceiling = nullptr;
};

// The game graph of one region for one ko rule, grown from the root as far as needed.
class Graph {
public:
    struct Tuning {
        double effort_penalty = 0.25;  // points per doubling
        double work_penalty = 0.5;
        bool folding = true;  // parts that are known leave their sum for good
        bool reading = true;  // for life
    };

    Graph(const Terrain& terrain, KoRule rule, const Gates& gates, Budget& budget, std::size_t memory,
          Props props = {});
    Graph(const Terrain& terrain, Side master, const Gates& gates, Budget& budget, std::size_t memory)
        : Graph(terrain, KoRule::komaster(master), gates, budget, memory) {}

    // The root of a position; `offset` is what is settled at once.
    Edge insert(const State& state);

    // One step towards proving that this wall of `id` is at least (bound low) or at most (high) `aim` at
    // temperature t; false when that is already decided or no step helps.
    bool improve(NodeId id, Side wall, Bound bound, std::int64_t t, std::int64_t aim);

    // The same for a scaffold of the root: what moving there is worth, whether or not it is a hill.
    bool improve_root(NodeId id, Side side, Bound bound, std::int64_t t, std::int64_t aim);

    // After a step in which nothing helped: every bound up to date, or a few more positions looked at.
    bool grow(NodeId root);
    void next_step() { ++step_; }

    const Node& node(NodeId id) const { return nodes_[static_cast<std::size_t>(id)]; }
    const State& state(NodeId id) const { return states_[node(id).state]; }
    std::int64_t scaffold_at(NodeId id, Side side, Bound bound, std::int64_t t) const;
    void scaffold(NodeId id, Side side, Bound bound, WallBuffer& out, Exactness& exactness) const;
    std::int64_t at(const Edge& edge, Side wall, Bound bound, std::int64_t t) const {
        const std::int64_t offset = edge.offset * unit;
        if (edge.node < 0) return offset;
        const Node& n = node(edge.node);
        return offset + (n.has_walls ? stored_wall(n, wall, bound).at(t) : unsearched(n, wall, bound, t));
    }
    // The mean of what `edge` leads to.  Nothing where the master has taken a ko and may not pass: no walls
    // there have a mast.
    std::optional<std::int64_t> mast(const Edge& edge, Bound bound) const;
    WallView wall(NodeId id, Side side, Bound bound) const {  // has_walls
        return stored_wall(node(id), side, bound);
    }
    void ensure_expanded(NodeId id);
    bool refresh(NodeId id);

    Tuning& tuning() { return tuning_; }
    bool stopped() const { return stopped_; }
    void resume(std::size_t memory) {  // with more budget
        stopped_ = false;
        memory_limit_ = memory;
    }
    bool exact() const { return roundings_ == 0; }
    bool has_ko() const { return has_ko_; }
    std::size_t size() const { return nodes_.size(); }
    std::size_t expanded() const { return expanded_; }
    std::size_t memory() const;
    const Edge* edges_begin(NodeId id, Side side) const {
        const Node& n = node(id);
        return edges_.data() + n.first_edge + (side == Side::left ? 0 : n.edges[0]);
    }
    const Edge* edges_end(NodeId id, Side side) const {
        return edges_begin(id, side) + node(id).edges[index(side)];
    }
    Side master() const { return rule_.master; }
    // Below this temperature the walls mean nothing: single neutral points are left out.
    std::int64_t ground() const { return gates_.keep_dames ? 0 : unit; }
    const Terrain& terrain() const { return terrain_; }

private:
    NodeId part(const State& state);
    void lean(NodeId id, const State& state);
    const Node* found(const State& state) const;  // nothing when it was never met
    NodeId sum(std::vector<NodeId> parts);
    Edge target(const Parts& parts);
    Edge joined(NodeId sum, std::size_t moved, const Edge& edge);
    Edge folded(std::vector<NodeId> parts, int offset);
    void expand_part(NodeId id);
    void expand_sum(NodeId id);
    void expand(NodeId id);
    void update(NodeId id);
    void update(Node& node, NodeId id, Bound bound);
    std::array<std::uint32_t, 3> versions_below(NodeId id) const;
    bool store(Node& node, Side side, Bound bound, WallView wall);
    void sum_walls(NodeId id);
    bool improve_part(NodeId id, Side wall, Bound bound, std::int64_t t, std::int64_t aim);
    bool improve_sum(NodeId id, Side wall, Bound bound, std::int64_t t, std::int64_t aim);
    bool improve_scaffold(NodeId id, Side side, Bound bound, std::int64_t t, std::int64_t aim);
    bool settled_by_reading(NodeId id);
    bool gave_up(NodeId id);
    bool is_known(NodeId id) const;
    // Worth the same whoever moves, at every temperature: `low`.
    bool is_constant(NodeId id) const { return !node(id).banned && node(id).low == node(id).high; }
    void narrow(const Node& node, NodeId id, Side side, Bound bound, WallView fresh, WallBuffer& out,
                Exactness& exactness) const;
    void count_work(Node& node, NodeId id);
    float work(const Edge& edge, Side wall, Bound bound, std::int64_t t) const;
    WallView stored_wall(const Node& node, Side side, Bound bound) const {
        const Node::Stored& stored = node.walls[slot(side, bound)];
        return {knots_.data() + stored.first, stored.size};
    }
    std::int64_t unsearched(const Node& node, Side side, Bound bound, std::int64_t t) const;
    bool is_open(const Edge& edge, Side wall, Bound bound, std::int64_t t, std::int64_t aim) const;
    const NodeId* parts_of(const Node& node) const { return &sum_parts_[node.state]; }

    const Terrain& terrain_;
    KoRule rule_;
    Props props_;
    Gates gates_;
    LifeReader life_;
    Budget& budget_;
    std::size_t memory_limit_;
    std::size_t roundings_ = 0;  // walls not computed because they fall between units
    bool stopped_ = false;
    bool has_ko_ = false;
    std::size_t expanded_ = 0;
    std::uint32_t step_ = 0;
    std::vector<Node> nodes_;
    std::vector<State> states_;
    std::vector<Edge> edges_;
    std::vector<Knot> knots_;
    std::vector<NodeId> sum_parts_;
    std::unordered_map<State, NodeId, StateHash> by_state_;
    struct PartsHash {
        std::size_t operator()(const std::vector<NodeId>& parts) const {
            std::uint64_t h = parts.size();
            for (const NodeId id : parts) h = combine(h, static_cast<std::uint64_t>(id));
            return h;
        }
    };
    std::unordered_map<std::vector<NodeId>, NodeId, PartsHash> by_parts_;
    Tuning tuning_;
};

}  // namespace tedomari::endgame
