// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>

#include "endgame/graph.h"

// What to look at next: questions of the form "is this wall at least v at temperature t?", handed down from
// the root to the position where one step may answer them.
namespace tedomari::endgame {

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

bool Graph::improve(NodeId id, Side side, Bound bound, std::int64_t t, std::int64_t aim) {
    if (node(id).on_path || stopped_ || is_constant(id) || gave_up(id)) return false;
    if (!budget_.spend() || memory() > memory_limit_) {
        stopped_ = true;
        return false;
    }
    if (!node(id).expanded && node(id).parts == 1) {
        if (node(id).blocked) return false;
        if (node(id).has_walls && !is_open(Edge{id, 0, -1}, side, bound, t, aim)) return false;  // it leans
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
    if (!tuning_.reading || n.banned || black == white || n.low == n.high) return false;
    if (life_.nodes() > 4000 + 8 * expanded_) return false;  // reading must not eat up the search
    if (!life_.is_lost(state, black ? Side::right : Side::left)) return false;
    n.low = n.high = n.estimate = n.stop = static_cast<std::int16_t>(black ? state.size() : -state.size());
    n.heat = 0;
    n.has_walls = false;  // it may have leant on others'
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

bool Graph::improve_part(NodeId id, Side side, Bound bound, std::int64_t t, std::int64_t aim) {
    // For a low bound Black needs one good move and an answer to all of White's; for a high one the reverse.
    const Side one = bound == Bound::low ? Side::left : Side::right;
    const Side all = other(one);
    const std::int64_t sign = bound == Bound::low ? 1 : -1;
    const auto reaches = [&](Side s, Bound b, std::int64_t where) {
        return sign * scaffold_at(id, s, b, where) >= sign * aim;
    };
    if (node(id).banned) {
        if (side == rule_.master) return improve_scaffold(id, side, bound, t, aim);
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
