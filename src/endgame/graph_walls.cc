// SPDX-License-Identifier: MIT
#include <algorithm>

#include "endgame/graph.h"

// The walls of the nodes: from their followers', and of sums from their parts'.
namespace tedomari::endgame {

namespace {

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

// What is known of a position before it is looked at.
std::int64_t Graph::unsearched(const Node& n, Side side, Bound bound, std::int64_t t) const {
    switch (bound) {
        case Bound::low: return n.banned ? -far : n.low * unit;
        case Bound::high: return n.banned && rule_.master == Side::right ? far : n.high * unit;
        default: {
            const std::int64_t heat = std::max<std::int64_t>(0, n.heat * unit - t);
            return n.estimate * unit + (side == Side::left ? heat : -heat);
        }
    }
}

std::optional<std::int64_t> Graph::mast(const Edge& edge, Bound bound) const {
    const std::int64_t offset = edge.offset * unit;
    if (edge.node < 0) return offset;
    const Node& n = node(edge.node);
    if (n.banned) return {};
    if (!n.has_walls) return offset + unsearched(n, Side::left, bound, never);
    const auto mast = stored_wall(n, Side::left, bound).mast();
    if (!mast) return {};
    return offset + *mast;
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
    } else if (rule_.master == Side::left) {
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
        if (bound != Bound::guess) {
            Exactness merging = exactness;
            if (!merging.lost) narrow(n, id, side, bound, *fresh, merged, merging);
            if (merging.lost) {  // not a number of units: keep what was proved before
                ++roundings_;
                if (n.has_walls) continue;
                merged = WallBuffer(at(Edge{id, 0, -1}, side, bound, 0));
            }
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

// What other graphs have proved of a position that is new here.
void Graph::lean(NodeId id, const State& state) {
    if (node(id).banned || is_constant(id)) return;
    const Node* below = props_.floor != nullptr ? props_.floor->found(state) : nullptr;
    const Node* above = props_.ceiling != nullptr ? props_.ceiling->found(state) : nullptr;
    if (below == nullptr && above == nullptr) return;
    Node& n = nodes_[static_cast<std::size_t>(id)];
    if (below != nullptr) n.low = std::max(n.low, below->low);
    if (above != nullptr) n.high = std::min(n.high, above->high);
    if (is_constant(id)) {
        n.estimate = n.stop = n.low;
        n.heat = 0;
        return;
    }
    Exactness exactness;
    WallBuffer walls[6];
    for (const Side side : {Side::left, Side::right}) {
        WallBuffer &low = walls[slot(side, Bound::low)], &high = walls[slot(side, Bound::high)];
        low = WallBuffer(n.low * unit);
        high = WallBuffer(n.high * unit);
        WallBuffer merged, between;
        if (below != nullptr && below->has_walls) {
            higher(low, props_.floor->stored_wall(*below, side, Bound::low), 0, merged, exactness);
            low = merged;
        }
        if (above != nullptr && above->has_walls) {
            lower(high, props_.ceiling->stored_wall(*above, side, Bound::high), 0, merged, exactness);
            high = merged;
        }
        WallBuffer guess;
        const int slope = side == Side::left ? -1 : 1;
        if (n.heat > 0) guess.push({0, (n.estimate - slope * n.heat) * unit, slope});
        guess.push({n.heat * unit, n.estimate * unit, 0});
        lower(guess, high, 0, merged, exactness);
        higher(merged, low, 0, between, exactness);
        walls[slot(side, Bound::guess)] = between;
    }
    if (exactness.lost) return;
    for (const Bound bound : {Bound::low, Bound::high, Bound::guess}) {
        for (const Side side : {Side::left, Side::right}) store(n, side, bound, walls[slot(side, bound)]);
    }
    n.has_walls = true;
    n.seen_parts = true;  // what it has is not from its followers
}

// Bounds only narrow: of what is found now and what was known before the better at every temperature.
void Graph::narrow(const Node& n, NodeId id, Side side, Bound bound, WallView fresh, WallBuffer& out,
                   Exactness& exactness) const {
    WallBuffer plain;
    if (!n.has_walls) plain = WallBuffer(unsearched(n, side, bound, 0));
    const WallView before = n.has_walls ? wall(id, side, bound) : plain.view();
    if (bound == Bound::low) {
        higher(fresh, before, 0, out, exactness);
    } else {
        lower(fresh, before, 0, out, exactness);
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

// Nothing more can be learnt about it.
bool Graph::is_known(NodeId id) const {
    const Node& n = node(id);
    if (!n.has_walls) return !n.banned && n.low == n.high;
    return wall(id, Side::left, Bound::low).same(wall(id, Side::left, Bound::high)) &&
           wall(id, Side::right, Bound::low).same(wall(id, Side::right, Bound::high));
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

}  // namespace tedomari::endgame
