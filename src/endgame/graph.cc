// SPDX-License-Identifier: MIT
#include "endgame/graph.h"

#include <algorithm>
#include <cmath>

namespace tedomari::endgame {

namespace {

constexpr std::size_t slot(Side side, Bound bound) {
    return static_cast<std::size_t>(bound) * 2 + static_cast<std::size_t>(side);
}
constexpr std::size_t index(Side side) { return static_cast<std::size_t>(side); }
constexpr Bound opposite(Bound bound) { return bound == Bound::low ? Bound::high : Bound::low; }

// A cycle may be approached for ever in ever finer steps; the old bounds are as sound as the new ones.
bool hardly_differ(WallView a, WallView b) {
    constexpr std::int64_t little = unit >> 8;
    const auto close = [&](std::int64_t t) { return std::abs(a.at(t) - b.at(t)) < little; };
    for (int i = 0; i < a.size; ++i) {
        if (!close(a.knots[i].t)) return false;
    }
    for (int i = 0; i < b.size; ++i) {
        if (!close(b.knots[i].t)) return false;
    }
    return a.knots[a.size - 1].slope == b.knots[b.size - 1].slope;
}

}  // namespace

Graph::Graph(const Terrain& terrain, Side master, const Gates& gates, Budget& budget, std::size_t memory)
    : terrain_(terrain),
      master_(master),
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

const Edge* Graph::edges_begin(NodeId id, Side side) const {
    const Node& n = node(id);
    return edges_.data() + n.first_edge + (side == Side::left ? 0 : n.edges[0]);
}
const Edge* Graph::edges_end(NodeId id, Side side) const {
    return edges_begin(id, side) + node(id).edges[index(side)];
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
    return place->second;
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

Edge Graph::target(const Parts& parts) {
    Edge edge{-1, static_cast<std::int16_t>(parts.score), -1};
    if (parts.parts.empty()) return edge;
    if (parts.parts.size() == 1) {
        edge.node = part(parts.parts[0]);
        return edge;
    }
    std::vector<NodeId> ids;
    for (const State& state : parts.parts) ids.push_back(part(state));
    edge.node = sum(std::move(ids));
    return edge;
}

Edge Graph::insert(const State& state) { return target(settle(terrain_, state, gates_)); }

void Graph::expand_part(NodeId id) {
    const State state = this->state(id);
    const std::size_t first = edges_.size();
    std::vector<Edge> moves;
    std::uint16_t counts[2];
    bool ko = false, blocked = false;
    for (const Side side : {Side::left, Side::right}) {
        const std::size_t start = moves.size();
        for_each_bit(playable(terrain_, state, gates_), [&](int p) {
            if (p == state.ko && side != master_) return;
            Played played = play(terrain_, state, side, p);
            if (!played.legal) return;
            if (played.takes_ko) {
                ko = true;
                if (side == master_) played.after.ko = static_cast<std::int8_t>(played.ko_point);
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
    Edge result = edge;
    if (ids.empty()) {
        result.node = -1;
    } else {
        result.node = ids.size() == 1 ? ids[0] : sum(std::move(ids));
    }
    return result;
}

void Graph::expand_sum(NodeId id) {
    const std::size_t parts = node(id).parts;
    for (std::size_t i = 0; i < parts; ++i) {
        const NodeId p = sum_parts_[node(id).state + i];
        ensure_expanded(p);
        if (node(p).blocked) nodes_[static_cast<std::size_t>(id)].blocked = true;
    }
    if (node(id).blocked) return;
    std::vector<Edge> moves;
    std::uint16_t counts[2];
    bool ko = false;
    for (const Side side : {Side::left, Side::right}) {
        const std::size_t start = moves.size();
        for (std::size_t i = 0; i < parts; ++i) {
            const NodeId p = sum_parts_[node(id).state + i];
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

WallView Graph::stored_wall(const Node& n, Side side, Bound bound) const {
    const Node::Stored& stored = n.walls[slot(side, bound)];
    return {knots_.data() + stored.first, stored.size};
}

WallView Graph::wall(NodeId id, Side side, Bound bound) const { return stored_wall(node(id), side, bound); }

std::int64_t Graph::at(const Edge& edge, Side side, Bound bound, std::int64_t t) const {
    const std::int64_t offset = edge.offset * unit;
    if (edge.node < 0) return offset;
    const Node& n = node(edge.node);
    if (n.has_walls) return offset + wall(edge.node, side, bound).at(t);
    switch (bound) {
        case Bound::low: return offset + (n.banned ? -far : n.low * unit);
        case Bound::high:
            return offset + (n.banned ? (master_ == Side::right ? far : n.high * unit) : n.high * unit);
        default: {
            const std::int64_t heat = std::max<std::int64_t>(0, n.heat * unit - t);
            return offset + n.estimate * unit + (side == Side::left ? heat : -heat);
        }
    }
}

void Graph::scaffold(NodeId id, Side side, Bound bound, WallBuffer& out, Exactness& exactness) const {
    const Side follower = other(side);
    const bool left = side == Side::left;
    std::int64_t plain = left ? -far : far;
    for (const Edge* e = edges_begin(id, side); e != edges_end(id, side); ++e) {
        if (e->node >= 0 && (node(e->node).has_walls || (bound == Bound::guess && node(e->node).heat > 0)))
            continue;
        const std::int64_t value = at(*e, follower, bound, 0);
        plain = left ? std::max(plain, value) : std::min(plain, value);
    }
    WallBuffer buffers[2] = {WallBuffer(plain), WallBuffer()};
    int now = 0;
    for (const Edge* e = edges_begin(id, side); e != edges_end(id, side); ++e) {
        if (e->node < 0) continue;
        const Node& n = node(e->node);
        Knot hot[2];
        WallView view;
        if (n.has_walls) {
            view = wall(e->node, follower, bound);
        } else if (bound == Bound::guess && n.heat > 0) {
            const int slope = follower == Side::left ? -1 : 1;
            hot[0] = {0, (n.estimate - slope * n.heat) * unit, slope};
            hot[1] = {n.heat * unit, n.estimate * unit, 0};
            view = {hot, 2};
        } else {
            continue;
        }
        if (left) {
            higher(buffers[now], view, e->offset * unit, buffers[1 - now], exactness);
        } else {
            lower(buffers[now], view, e->offset * unit, buffers[1 - now], exactness);
        }
        now = 1 - now;
    }
    out = buffers[now];
    out.tilt(left ? -1 : 1);
}

bool Graph::store(Node& n, Side side, Bound bound, WallView view) {
    Node::Stored& stored = n.walls[slot(side, bound)];
    const WallView before{knots_.data() + stored.first, stored.size};
    if (stored.size > 0 &&
        (before.same(view) || (bound != Bound::guess && n.ko_below && hardly_differ(before, view))))
        return false;
    if (stored.capacity < view.size) {
        stored.first = static_cast<std::uint32_t>(knots_.size());
        stored.capacity = static_cast<std::uint16_t>(view.size + 1);
        knots_.resize(knots_.size() + stored.capacity);
    }
    stored.size = static_cast<std::uint16_t>(view.size);
    std::copy(view.knots, view.knots + view.size, knots_.begin() + stored.first);
    return true;
}

// Of an expanded node the followers', of a sum that is not expanded its parts'.
std::array<std::uint32_t, 3> Graph::versions_below(NodeId id) const {
    std::array<std::uint32_t, 3> sum{};
    const Node& n = node(id);
    const auto count = [&](NodeId below) {
        const auto& version = node(below).version;
        for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += version[i];
    };
    if (n.expanded) {
        const Edge* const first = edges_.data() + n.first_edge;
        for (const Edge* e = first; e != first + n.edges[0] + n.edges[1]; ++e) {
            if (e->node >= 0) count(e->node);
        }
    } else if (n.parts > 1) {
        for (std::size_t i = 0; i < n.parts; ++i) count(sum_parts_[n.state + i]);
    }
    return sum;
}

// Computes the walls anew whose followers' have changed.
void Graph::update(NodeId id) {
    Node& n = nodes_[static_cast<std::size_t>(id)];
    const auto below = versions_below(id);
    if (!n.ko_below) {
        const Edge* const first = edges_.data() + n.first_edge;
        for (const Edge* e = first; e != first + n.edges[0] + n.edges[1]; ++e)
            n.ko_below |= e->node >= 0 && node(e->node).ko_below;
    }
    const bool fresh = !n.has_walls || n.seen_parts;
    const bool proofs = fresh || below[0] != n.seen[0] || below[1] != n.seen[1];
    for (const Bound bound : {Bound::low, Bound::high, Bound::guess}) {
        const auto b = static_cast<std::size_t>(bound);
        // a guess is kept within the bounds, so it must follow them
        if (fresh || below[b] != n.seen[b] || (bound == Bound::guess && proofs)) update(n, id, bound);
    }
    n.seen = below;
    n.seen_parts = false;
    n.has_walls = true;
    count_work(n, id);
}

void Graph::update(Node& n, NodeId id, Bound bound) {
    Exactness exactness;
    WallBuffer ls, rs, lw, rw;
    scaffold(id, Side::left, bound, ls, exactness);
    scaffold(id, Side::right, bound, rs, exactness);
    if (!n.banned) {
        erect(ls, rs, n.stop * unit, lw, rw, exactness);
    } else if (master_ == Side::left) {
        lower(ls, rs, 0, rw, exactness);
        lw = ls;
    } else {
        higher(ls, rs, 0, lw, exactness);
        rw = rs;
    }
    bool changed = false;
    for (const Side side : {Side::left, Side::right}) {
        const WallBuffer* fresh = side == Side::left ? &lw : &rw;
        WallBuffer merged, clamped;
        if (n.parts > 1 && n.has_walls && bound != Bound::guess) {  // keep what the parts have proved
            if (bound == Bound::low) {
                higher(*fresh, wall(id, side, bound), 0, merged, exactness);
            } else {
                lower(*fresh, wall(id, side, bound), 0, merged, exactness);
            }
            fresh = &merged;
        }
        if (exactness.lost && bound != Bound::guess) {  // not a number of units: keep what was proved before
            ++roundings_;
            if (n.has_walls) continue;
            merged = WallBuffer(at(Edge{id, 0, -1}, side, bound, 0));
            fresh = &merged;
        }
        if (bound == Bound::guess) {  // a guess outside the bounds would send the search astray
            Exactness ignored;
            lower(*fresh, stored_wall(n, side, Bound::high), 0, merged, ignored);
            higher(merged, stored_wall(n, side, Bound::low), 0, clamped, ignored);
            fresh = &clamped;
        }
        changed |= store(n, side, bound, *fresh);
    }
    if (changed) ++n.version[static_cast<std::size_t>(bound)];
}

float Graph::work(const Edge& edge, Side wall, Bound bound, std::int64_t t) const {
    if (edge.node < 0) return 0;
    const Node& n = node(edge.node);
    const auto b = static_cast<std::size_t>(bound);
    if (!n.expanded) return static_cast<float>(n.parts);
    if (n.guess_t > t) return n.work[index(wall)][b];
    return n.work[0][b] + n.work[1][b];
}

void Graph::count_work(Node& n, NodeId id) {
    constexpr float most = 1e6F;
    n.guess_t = 0;
    {
        const WallView l = wall(id, Side::left, Bound::guess), r = wall(id, Side::right, Bound::guess);
        Exactness ignored;
        n.guess_t = freezing_point(l, r, ignored);
    }
    const std::int64_t t = n.guess_t;
    for (const Side side : {Side::left, Side::right}) {
        const std::int64_t sign = side == Side::left ? 1 : -1;
        const Bound some = side == Side::left ? Bound::low : Bound::high;  // one good move proves this
        const Bound all = opposite(some);
        std::int64_t best = -2 * far;
        for (const Edge* e = edges_begin(id, side); e != edges_end(id, side); ++e) {
            best = std::max(best, sign * at(*e, other(side), Bound::guess, t));
        }
        float least = most, total = 0;
        for (const Edge* e = edges_begin(id, side); e != edges_end(id, side); ++e) {
            if (sign * at(*e, other(side), all, t) > best) total += work(*e, other(side), all, t);
            if (least == 0) continue;
            if (sign * at(*e, other(side), some, t) >= best) {
                least = 0;
            } else if (sign * at(*e, other(side), Bound::guess, t) >= best) {
                least = std::min(least, work(*e, other(side), some, t));
            }
        }
        n.work[index(side)][static_cast<std::size_t>(some)] = least;
        n.work[index(side)][static_cast<std::size_t>(all)] = std::min(total, most);
    }
}

// What the walls of independent parts say about their sum, when there is no ko in them:
// the first player can at least take her wall in one part and the second player's in the others.
void Graph::sum_walls(NodeId id) {
    Node& n = nodes_[static_cast<std::size_t>(id)];
    const auto view = [&](NodeId p, Side side, Bound bound, WallBuffer& plain) {
        const Node& q = node(p);
        if (q.has_walls) return wall(p, side, bound);
        plain = WallBuffer(at(Edge{p, 0, -1}, side, bound, bound == Bound::guess ? never : 0));
        return plain.view();
    };
    for (std::size_t i = 0; i < n.parts; ++i) {
        if (node(sum_parts_[n.state + i]).ko_below) n.ko_below = true;
    }
    if (n.ko_below) return;
    WallBuffer total[6];
    Exactness exactness;
    for (std::size_t i = 0; i < n.parts; ++i) {
        const NodeId p = sum_parts_[n.state + i];
        for (const Bound bound : {Bound::low, Bound::high, Bound::guess}) {
            WallBuffer plain_l, plain_r, a, b, c;
            const WallView l = view(p, Side::left, bound, plain_l), r = view(p, Side::right, bound, plain_r);
            WallBuffer& left = total[slot(Side::left, bound)];
            WallBuffer& right = total[slot(Side::right, bound)];
            if (i == 0) {
                for (int k = 0; k < l.size; ++k) left.push(l.knots[k]);
                for (int k = 0; k < r.size; ++k) right.push(r.knots[k]);
                continue;
            }
            if (bound == Bound::high) {
                add(left, l, a, exactness);
            } else {
                add(left, r, b, exactness);
                add(right, l, c, exactness);
                higher(b, c, 0, a, exactness);
            }
            WallBuffer d;
            if (bound == Bound::low) {
                add(right, r, d, exactness);
            } else {
                add(left, r, b, exactness);
                add(right, l, c, exactness);
                lower(b, c, 0, d, exactness);
            }
            left = a;
            right = d;
        }
    }
    if (exactness.lost) {
        ++roundings_;
        if (n.has_walls) return;
        for (const Bound bound : {Bound::low, Bound::high, Bound::guess}) {
            for (const Side side : {Side::left, Side::right}) {
                total[slot(side, bound)] = WallBuffer(at(Edge{id, 0, -1}, side, bound, 0));
            }
        }
    }
    for (const Bound bound : {Bound::low, Bound::high, Bound::guess}) {
        bool changed = false;
        for (const Side side : {Side::left, Side::right}) {
            const WallBuffer* fresh = &total[slot(side, bound)];
            WallBuffer merged;
            if (n.has_walls && bound != Bound::guess) {
                if (bound == Bound::low) {
                    higher(*fresh, wall(id, side, bound), 0, merged, exactness);
                } else {
                    lower(*fresh, wall(id, side, bound), 0, merged, exactness);
                }
                fresh = &merged;
            }
            if (n.expanded && bound == Bound::guess) continue;
            changed |= store(n, side, bound, *fresh);
        }
        if (changed) ++n.version[static_cast<std::size_t>(bound)];
    }
    n.seen = versions_below(id);
    n.seen_parts = true;
    n.has_walls = true;
}

// Brings the walls up to date with the followers'; whether more is proved.  Guesses alone may go round in a
// ko for ever.
bool Graph::refresh(NodeId id) {
    const Node& n = node(id);
    if ((n.parts == 1 && !n.expanded) || versions_below(id) == n.seen) return false;
    const std::uint32_t before = n.version[0] + n.version[1];
    if (n.expanded) {
        update(id);
    } else {
        sum_walls(id);
    }
    return node(id).version[0] + node(id).version[1] != before;
}

bool Graph::improve(NodeId id, Side side, Bound bound, std::int64_t t, std::int64_t aim) {
    if (node(id).on_path || stopped_ || gave_up(id)) return false;
    if (!budget_.spend() || memory() > memory_limit_) {
        stopped_ = true;
        return false;
    }
    if (!node(id).expanded && node(id).parts == 1) {
        if (node(id).blocked) return false;
        if (settled_by_reading(id)) return true;
        ensure_expanded(id);
        ++nodes_[static_cast<std::size_t>(id)].effort;
        return true;
    }
    if (refresh(id)) return true;
    if (!is_open(Edge{id, 0, -1}, side, bound, t, aim)) return false;
    nodes_[static_cast<std::size_t>(id)].on_path = true;
    const bool progress = node(id).parts > 1 && !node(id).expanded ? improve_sum(id, side, bound, t, aim)
                                                                   : improve_part(id, side, bound, t, aim);
    nodes_[static_cast<std::size_t>(id)].on_path = false;
    Node& n = nodes_[static_cast<std::size_t>(id)];
    if (progress) {
        ++n.effort;
        refresh(id);
    } else {
        ++n.failures;
    }
    return progress;
}

// Nothing helped here in this step already: asking on would visit every path through the graph.
bool Graph::gave_up(NodeId id) {
    constexpr std::uint32_t enough = 4;
    Node& n = nodes_[static_cast<std::size_t>(id)];
    if (n.step != step_) {
        n.step = step_;
        n.failures = 0;
    }
    return n.failures >= enough;
}

// A part shut in by one side's life may be that side's altogether.
bool Graph::settled_by_reading(NodeId id) {
    Node& n = nodes_[static_cast<std::size_t>(id)];
    const State& state = states_[n.state];
    const bool black = state.by_black != 0, white = state.by_white != 0;
    if (n.banned || black == white || n.low == n.high) return false;
    if (life_.nodes() > 4000 + 8 * expanded_) return false;  // reading must not eat up the search
    if (!life_.is_lost(state, black ? Side::right : Side::left)) return false;
    n.low = n.high = n.estimate = static_cast<std::int16_t>(black ? state.size() : -state.size());
    n.heat = 0;
    for (auto& version : n.version) ++version;
    return true;
}

// Whether the bound may still reach the aim and has not yet.
bool Graph::is_open(const Edge& edge, Side side, Bound bound, std::int64_t t, std::int64_t aim) const {
    const std::int64_t low = at(edge, side, Bound::low, t), high = at(edge, side, Bound::high, t);
    return bound == Bound::low ? low < aim && high >= aim : high > aim && low <= aim;
}

bool Graph::improve_root(NodeId id, Side side, Bound bound, std::int64_t t, std::int64_t aim) {
    if (node(id).parts > 1) return improve(id, side, bound, t, aim);
    nodes_[static_cast<std::size_t>(id)].on_path = true;
    const bool progress = improve_scaffold(id, side, bound, t, aim);
    nodes_[static_cast<std::size_t>(id)].on_path = false;
    return progress;
}

// Brings every node up to date, and failing that looks at what is nearest to the root.
bool Graph::grow(NodeId root) {
    constexpr int sweeps = 8;
    bool progress = false;
    for (int sweep = 0; sweep < sweeps; ++sweep) {
        bool changed = false;
        for (auto id = static_cast<NodeId>(nodes_.size()); id-- > 0 && !stopped_;) {
            changed |= refresh(id);
            stopped_ = !budget_.spend();
        }
        progress |= changed;
        if (!changed) break;
    }
    if (progress) return true;
    std::size_t wanted = 8 + expanded_ / 16;
    std::vector<NodeId> queue{root};
    std::vector<bool> seen(nodes_.size());
    seen[static_cast<std::size_t>(root)] = true;
    const auto visit = [&](NodeId id) {
        if (id < 0 || static_cast<std::size_t>(id) >= seen.size() || seen[static_cast<std::size_t>(id)])
            return;
        seen[static_cast<std::size_t>(id)] = true;
        queue.push_back(id);
    };
    for (std::size_t i = 0; i < queue.size() && wanted > 0; ++i) {
        const NodeId id = queue[i];
        if (!budget_.spend() || memory() > memory_limit_) {
            stopped_ = true;
            return false;
        }
        if (is_known(id)) continue;
        if (node(id).expanded) {
            for (const Side side : {Side::left, Side::right}) {
                for (const Edge* e = edges_begin(id, side); e != edges_end(id, side); ++e) visit(e->node);
            }
            continue;
        }
        if (node(id).blocked) continue;
        --wanted;
        progress = true;
        if (node(id).parts == 1 && settled_by_reading(id)) continue;
        ensure_expanded(id);
    }
    return progress;
}

// Nothing more can be learnt about it.
bool Graph::is_known(NodeId id) const {
    const Node& n = node(id);
    if (!n.has_walls) return !n.banned && n.low == n.high;
    return wall(id, Side::left, Bound::low).same(wall(id, Side::left, Bound::high)) &&
           wall(id, Side::right, Bound::low).same(wall(id, Side::right, Bound::high));
}

bool Graph::improve_sum(NodeId id, Side side, Bound bound, std::int64_t t, std::int64_t aim) {
    (void)side;
    (void)aim;
    const std::size_t parts = node(id).parts;
    if (!node(id).ko_below) {
        for (std::size_t i = 0; i < parts; ++i) {
            const NodeId p = sum_parts_[node(id).state + i];
            for (const Side s : {Side::left, Side::right}) {
                for (const Bound b : {bound, opposite(bound)}) {
                    if (improve(p, s, b, t, at(Edge{p, 0, -1}, s, Bound::guess, t))) return true;
                    if (stopped_) return false;
                }
            }
        }
    }
    if (node(id).blocked) return false;
    ensure_expanded(id);
    return true;
}

// The scaffold's value at t.
std::int64_t Graph::scaffold_at(NodeId id, Side side, Bound bound, std::int64_t t) const {
    std::int64_t best = side == Side::left ? -far : far;
    for (const Edge* e = edges_begin(id, side); e != edges_end(id, side); ++e) {
        const std::int64_t value = at(*e, other(side), bound, t);
        best = side == Side::left ? std::max(best, value) : std::min(best, value);
    }
    return side == Side::left ? best - t : best + t;
}

bool Graph::improve_part(NodeId id, Side side, Bound bound, std::int64_t t, std::int64_t aim) {
    // For a low bound Black needs one good move and an answer to all of White's; for a high one the reverse.
    const Side one = bound == Bound::low ? Side::left : Side::right;
    const Side all = other(one);
    const std::int64_t sign = bound == Bound::low ? 1 : -1;
    const auto reaches = [&](Side s, Bound b, std::int64_t where) {
        return sign * scaffold_at(id, s, b, where) >= sign * aim;
    };
    if (node(id).banned) {
        if (side == master_) return improve_scaffold(id, side, bound, t, aim);
        // The other's wall is the worse of both scaffolds for the master.
        return improve_scaffold(id, all, bound, t, aim) || improve_scaffold(id, one, bound, t, aim);
    }
    const bool hill = reaches(one, Bound::guess, t);
    if (side == one && hill && improve_scaffold(id, one, bound, t, aim)) return true;
    if (side == all && !reaches(all, bound, t) && improve_scaffold(id, all, bound, t, aim)) return true;
    if (stopped_) return false;

    // The mast must reach the aim: both scaffolds at the temperature where it starts.
    std::int64_t start = t;
    if (!hill) {
        const WallView mine = wall(id, one, Bound::guess), theirs = wall(id, all, Bound::guess);
        start = 0;
        if (sign * mine.at(t) >= sign * aim) {
            bool pushed = false;
            for (const WallView w : {mine, theirs}) {
                int i = w.size - 1;
                while (w.knots[i].t > t) --i;
                pushed |= w.knots[i].slope != 0;
                start = std::max(start, w.knots[i].t);
            }
            if (pushed) start = t;
        } else {
            for (int i = mine.size - 1; i >= 0 && start == 0; --i) {
                if (mine.knots[i].t <= t && sign * mine.knots[i].value >= sign * aim) start = mine.knots[i].t;
            }
        }
    }
    const bool stop_will_do = start == 0 && sign * node(id).stop * unit >= sign * aim;
    if (!stop_will_do && improve_scaffold(id, one, bound, start, aim)) return true;
    if (improve_scaffold(id, all, bound, start, aim)) return true;
    if (stopped_) return false;
    // Whatever else could help.
    for (const Side s : {one, all}) {
        if (improve_scaffold(id, s, bound, t, aim)) return true;
        if (stopped_) return false;
    }
    const WallView lw = wall(id, Side::left, bound), rw = wall(id, Side::right, bound);
    std::int64_t from = 0;
    for (const WallView w : {lw, rw}) {
        int i = w.size - 1;
        while (w.knots[i].t > t) --i;
        from = std::max(from, w.knots[i].t);
    }
    for (const Side s : {one, all}) {
        for (const std::int64_t where : {from, std::int64_t{0}}) {
            if (improve_scaffold(id, s, bound, where, scaffold_at(id, s, opposite(bound), where)))
                return true;
            if (stopped_) return false;
        }
    }
    return false;
}

bool Graph::improve_scaffold(NodeId id, Side side, Bound bound, std::int64_t t, std::int64_t aim) {
    const Side follower = other(side);
    const std::int64_t sign = side == Side::left ? 1 : -1;
    const std::int64_t target = side == Side::left ? aim + t : aim - t;
    const bool all = (side == Side::left) == (bound == Bound::high);  // every move counts, not one alone
    struct Candidate {
        double rank;
        NodeId node;
        std::int64_t aim;
    };
    FixedVector<Candidate, 128> candidates;
    for (const Edge* e = edges_begin(id, side); e != edges_end(id, side); ++e) {
        if (!all) {  // one move that reaches the aim is enough
            const std::int64_t value = at(*e, follower, bound, t);
            if (bound == Bound::low ? value >= target : value <= target) return false;
        } else {
            const std::int64_t value = at(*e, follower, opposite(bound), t);
            if (bound == Bound::low ? value < target : value > target) return false;  // refuted
        }
        if (e->node < 0 || candidates.full()) continue;
        if (!is_open(*e, follower, bound, t, target)) continue;
        const double estimate =
            static_cast<double>(sign * at(*e, follower, Bound::guess, t)) / static_cast<double>(unit);
        double rank = estimate;
        if (!all) {
            rank -= tuning_.effort_penalty * std::log2(1.0 + node(e->node).effort) +
                    tuning_.work_penalty * std::log2(1.0 + work(*e, follower, bound, t));
        }
        candidates.push_back({rank, e->node, target - e->offset * unit});
    }
    std::sort(candidates.begin(), candidates.end(), [](const Candidate& a, const Candidate& b) {
        return a.rank != b.rank ? a.rank > b.rank : a.node < b.node;
    });
    for (const Candidate& candidate : candidates) {
        if (improve(candidate.node, follower, bound, t, candidate.aim)) return true;
        if (stopped_) return false;
    }
    return false;
}

}  // namespace tedomari::endgame
