// SPDX-License-Identifier: MIT
#include "endgame/graph.h"

#include <algorithm>

namespace tedomari::endgame {

Graph::Graph(const Terrain& terrain, KoRule rule, const Gates& gates, Budget& budget, std::size_t memory,
             Props props)
    : terrain_(terrain),
      rule_(rule),
      props_(props),
      gates_(gates),
      life_(terrain),
      budget_(budget),
      memory_limit_(memory) {}

std::size_t Graph::memory() const {
    return nodes_.capacity() * sizeof(Node) + states_.capacity() * sizeof(State) +
           edges_.capacity() * sizeof(Edge) + knots_.capacity() * sizeof(Knot) +
           by_state_.size() * (sizeof(State) + 40) + sum_parts_.capacity() * sizeof(NodeId) +
           by_parts_.size() * 96;
}

NodeId Graph::part(const State& state) {
    const auto [place, fresh] = by_state_.try_emplace(state, static_cast<NodeId>(nodes_.size()));
    if (!fresh) return place->second;
    Node node;
    node.state = static_cast<std::uint32_t>(states_.size());
    node.banned = state.ko >= 0;
    node.ko_below = node.banned;
    node.high = static_cast<std::int16_t>(state.size() - 2 * kept(terrain_, state, Side::right));
    node.low = static_cast<std::int16_t>(2 * kept(terrain_, state, Side::left) - state.size());
    const Guess guessed = guess(terrain_, state);
    node.estimate = static_cast<std::int16_t>(guessed.mean);
    node.heat = static_cast<std::int16_t>(node.banned ? 0 : guessed.heat);
    node.stop = static_cast<std::int16_t>(score_as_it_stands(terrain_, state));
    states_.push_back(state);
    nodes_.push_back(node);
    const NodeId id = place->second;
    lean(id, state);
    return id;
}

const Node* Graph::found(const State& state) const {
    const auto place = by_state_.find(state);
    return place == by_state_.end() ? nullptr : &node(place->second);
}

NodeId Graph::sum(std::vector<NodeId> parts) {
    std::sort(parts.begin(), parts.end());
    const auto [place, fresh] = by_parts_.try_emplace(parts, static_cast<NodeId>(nodes_.size()));
    if (!fresh) return place->second;
    Node node;
    node.state = static_cast<std::uint32_t>(sum_parts_.size());
    node.parts = static_cast<std::uint16_t>(parts.size());
    for (const NodeId id : parts) {
        const Node& p = this->node(id);
        sum_parts_.push_back(id);
        node.banned |= p.banned;
        node.ko_below |= p.ko_below;
        node.stop = static_cast<std::int16_t>(node.stop + p.stop);
        node.high = static_cast<std::int16_t>(node.high + p.high);
        node.low = static_cast<std::int16_t>(node.low + p.low);
        node.estimate = static_cast<std::int16_t>(node.estimate + p.estimate);
    }
    nodes_.push_back(node);
    const NodeId id = place->second;
    sum_walls(id);
    return id;
}

// The sum of these parts, those that are known counted once and for all.
//
// A known part may hold threats of the side that has lost it, and a ko elsewhere in the sum could be fought with
// them.  They change nothing: the master answers and takes the ko again, until they are used up; if they are the
// master's own, he never needed them.  (solve.test.cc compares with sums that keep such parts.)
Edge Graph::folded(std::vector<NodeId> parts, int offset) {
    if (tuning_.folding) {
        std::erase_if(parts, [&](NodeId id) {
            if (!is_constant(id)) return false;
            offset += node(id).low;
            return true;
        });
    }
    Edge edge{-1, static_cast<std::int16_t>(offset), -1};
    if (!parts.empty()) edge.node = parts.size() == 1 ? parts[0] : sum(std::move(parts));
    return edge;
}

Edge Graph::target(const Parts& parts) {
    std::vector<NodeId> ids;
    for (const State& state : parts.parts) ids.push_back(part(state));
    return folded(std::move(ids), parts.score);
}

Edge Graph::insert(const State& state) { return target(settle(terrain_, state, gates_)); }

void Graph::expand_part(NodeId id) {
    const State state = this->state(id);
    const std::size_t first = edges_.size();
    std::vector<Edge> moves;
    std::uint16_t counts[2] = {};
    bool ko = false, blocked = false;
    for (const Side side : {Side::left, Side::right}) {
        const std::size_t start = moves.size();
        for_each_bit(playable(terrain_, state, gates_), [&](int p) {
            if (p == state.ko && side != rule_.master) return;
            Played played = play(terrain_, state, side, p);
            if (!played.legal) return;
            if (played.takes_ko && rule_.refrains) {
                has_ko_ = true;
                if (side == rule_.refrains) return;
            } else if (played.takes_ko) {
                ko = true;
                if (side == rule_.master) played.after.ko = static_cast<std::int8_t>(played.ko_point);
            }
            const Parts parts = settle(terrain_, played.after, gates_);
            if (parts.overflow) {
                blocked = true;
                return;
            }
            Edge edge = target(parts);
            edge.point = static_cast<std::int8_t>(p);
            for (std::size_t i = start; i < moves.size(); ++i) {
                if (moves[i].node == edge.node && moves[i].offset == edge.offset) return;  // the same
            }
            moves.push_back(edge);
        });
        counts[index(side)] = static_cast<std::uint16_t>(moves.size() - start);
    }
    Node& n = nodes_[static_cast<std::size_t>(id)];
    n.blocked = blocked;
    if (blocked) return;
    edges_.insert(edges_.end(), moves.begin(), moves.end());
    n.first_edge = static_cast<std::uint32_t>(first);
    n.edges[0] = counts[0];
    n.edges[1] = counts[1];
    n.expanded = true;
    n.ko_below |= ko;
    has_ko_ |= ko;
    ++expanded_;
}

// The sum after `edge` was played in part number `moved`; a ko ban elsewhere ends with that.
Edge Graph::joined(NodeId sum_id, std::size_t moved, const Edge& edge) {
    const std::size_t first = node(sum_id).state, parts = node(sum_id).parts;
    std::vector<NodeId> ids;
    for (std::size_t i = 0; i < parts; ++i) {
        if (i == moved) continue;
        NodeId id = sum_parts_[first + i];
        if (node(id).banned) {
            State free = state(id);
            free.ko = -1;
            id = part(free);
        }
        ids.push_back(id);
    }
    if (edge.node >= 0) {
        const Node& follower = node(edge.node);
        if (follower.parts == 1) {
            ids.push_back(edge.node);
        } else {
            for (std::size_t i = 0; i < follower.parts; ++i) ids.push_back(sum_parts_[follower.state + i]);
        }
    }
    Edge result = folded(std::move(ids), edge.offset);
    result.point = edge.point;
    return result;
}

void Graph::expand_sum(NodeId id) {
    const std::size_t parts = node(id).parts;
    const auto is_left_alone = [&](NodeId p) { return tuning_.folding && is_constant(p); };
    int stop = 0;
    for (std::size_t i = 0; i < parts; ++i) {
        const NodeId p = sum_parts_[node(id).state + i];
        stop += is_left_alone(p) ? node(p).low : node(p).stop;
        if (is_left_alone(p)) continue;
        ensure_expanded(p);
        if (node(p).blocked) nodes_[static_cast<std::size_t>(id)].blocked = true;
    }
    if (node(id).blocked) return;
    nodes_[static_cast<std::size_t>(id)].stop = static_cast<std::int16_t>(stop);
    std::vector<Edge> moves;
    std::uint16_t counts[2] = {};
    bool ko = false;
    for (const Side side : {Side::left, Side::right}) {
        const std::size_t start = moves.size();
        for (std::size_t i = 0; i < parts; ++i) {
            const NodeId p = sum_parts_[node(id).state + i];
            if (is_left_alone(p)) continue;
            const std::vector<Edge> options(edges_begin(p, side), edges_end(p, side));
            ko |= node(p).ko_below;
            for (const Edge& edge : options) {
                const Edge next = joined(id, i, edge);
                bool known = false;
                for (std::size_t k = start; k < moves.size(); ++k) {
                    known |= moves[k].node == next.node && moves[k].offset == next.offset;
                }
                if (!known) moves.push_back(next);
            }
        }
        counts[index(side)] = static_cast<std::uint16_t>(moves.size() - start);
    }
    Node& n = nodes_[static_cast<std::size_t>(id)];
    n.first_edge = static_cast<std::uint32_t>(edges_.size());
    edges_.insert(edges_.end(), moves.begin(), moves.end());
    n.edges[0] = counts[0];
    n.edges[1] = counts[1];
    n.expanded = true;
    n.ko_below |= ko;
    ++expanded_;
}

void Graph::expand(NodeId id) {
    if (node(id).parts == 1) {
        expand_part(id);
    } else {
        expand_sum(id);
    }
}

void Graph::ensure_expanded(NodeId id) {
    if (node(id).expanded || node(id).blocked) return;
    expand(id);
    if (node(id).expanded) update(id);
}

}  // namespace tedomari::endgame
