// SPDX-License-Identifier: MIT
#include "endgame/bounds.h"

#include <algorithm>

namespace tedomari::endgame {

namespace {

constexpr Bound all_bounds[] = {Bound::low, Bound::high, Bound::guess};

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

// The better of two walls of one kind at every temperature.
void better(Bound bound, WallView a, WallView b, WallBuffer& out, Exactness& exactness) {
    if (bound == Bound::low) {
        higher(a, b, 0, out, exactness);
    } else {
        lower(a, b, 0, out, exactness);
    }
}

// The wall of a guess: a gote of that heat.
void guessed_wall(const Position& position, Side side, WallBuffer& out) {
    const int slope = side == Side::left ? -1 : 1;
    if (position.heat > 0) out.push({0, (position.estimate - slope * position.heat) * unit, slope});
    out.push({position.heat * unit, position.estimate * unit, 0});
}

}  // namespace

void Bounds::adopt() {
    for (std::size_t i = walls_.size(); i < positions_.size(); ++i) {
        const NodeId id{static_cast<std::uint32_t>(i)};
        walls_.emplace_back();
        standings_.emplace_back();
        standings_.back().ko_below = positions_[id].is_banned;
        if (positions_.is_sum(id)) {
            raise_sum(id);
        } else {
            lean(id);
        }
    }
}

void Bounds::forget(NodeId id) {
    Standing& standing = standings_[index(id)];
    standing.raised = false;
    for (auto& version : standing.version) ++version;
}

// What is known of a position before it is looked at.
std::int64_t Bounds::unsearched(NodeId id, Side side, Bound bound, std::int64_t t) const {
    const Position& p = positions_[id];
    switch (bound) {
        case Bound::low: return p.is_banned ? -far : p.low * unit;
        case Bound::high: return p.is_banned && positions_.rule().master == Side::right ? far : p.high * unit;
        default: {
            const std::int64_t heat = std::max<std::int64_t>(0, p.heat * unit - t);
            return p.estimate * unit + (side == Side::left ? heat : -heat);
        }
    }
}

std::optional<std::int64_t> Bounds::mast(const Target& place, Bound bound) const {
    const std::int64_t offset = place.offset() * unit;
    if (place.is_settled()) return offset;
    const NodeId id = place.node();
    if (positions_[id].is_banned) return {};
    if (!has_walls(id)) return offset + unsearched(id, Side::left, bound, never);
    const auto mast = wall(id, Side::left, bound).mast();
    if (!mast) return {};
    return offset + *mast;
}

void Bounds::gather(NodeId id, Side side, Followers& out) const {
    const Side next = other(side);
    const std::span<const Edge> moves = positions_.moves(id, side);
    out.resize(moves.size());
    for (std::size_t i = 0; i < moves.size(); ++i) {
        Follower& f = out[i];
        f.raise = moves[i].offset() * unit;
        for (const Bound bound : all_bounds) {
            f.plain[index(bound)] = 0;
            f.walls[index(bound)].size = 0;
        }
        if (moves[i].is_settled()) continue;
        const NodeId there = moves[i].node();
        if (has_walls(there)) {
            for (const Bound bound : all_bounds) {
                const WallView view = wall(there, next, bound);
                f.walls[index(bound)] = {view.knots, view.size};
            }
            continue;
        }
        for (const Bound bound : all_bounds) f.plain[index(bound)] = unsearched(there, next, bound, never);
        const Position& p = positions_[there];
        if (p.heat == 0) continue;
        const int slope = next == Side::left ? -1 : 1;
        f.hot[0] = {0, (p.estimate - slope * p.heat) * unit, slope};
        f.hot[1] = {p.heat * unit, p.estimate * unit, 0};
        f.walls[index(Bound::guess)] = {f.hot, 2};
    }
}

void Bounds::scaffold(NodeId id, Side side, Bound bound, WallBuffer& out, Exactness& exactness) const {
    Followers followers;
    gather(id, side, followers);
    endgame::scaffold(followers, side, bound, out, exactness);
}

std::int64_t Bounds::scaffold_at(NodeId id, Side side, Bound bound, std::int64_t t) const {
    std::int64_t best = side == Side::left ? -far : far;
    for (const Edge& e : positions_.moves(id, side)) {
        const std::int64_t value = at(e, other(side), bound, t);
        best = side == Side::left ? std::max(best, value) : std::min(best, value);
    }
    return side == Side::left ? best - t : best + t;
}

bool Bounds::store(NodeId id, Side side, Bound bound, WallView fresh) {
    Stored& stored = walls_[index(id)].stored[slot(side, bound)];
    const WallView before{knots_.data() + stored.first, stored.size};
    if (stored.size > 0 &&
        (before.same(fresh) || (bound != Bound::guess && has_ko_below(id) && hardly_differ(before, fresh))))
        return false;
    if (stored.capacity < fresh.size) {
        stored.first = static_cast<std::uint32_t>(knots_.size());
        stored.capacity = static_cast<std::uint16_t>(fresh.size + 1);
        knots_.resize(knots_.size() + stored.capacity);
    }
    stored.size = static_cast<std::uint16_t>(fresh.size);
    std::copy(fresh.knots, fresh.knots + fresh.size, knots_.begin() + stored.first);
    return true;
}

// Of a position whose moves are known the followers', of a sum else its parts'.
Bounds::Versions Bounds::versions_below(NodeId id) const {
    Versions sum{};
    const auto count = [&](NodeId below) {
        const Versions& version = standings_[index(below)].version;
        for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += version[i];
    };
    if (positions_[id].is_expanded) {
        for (const Edge& e : positions_.moves(id)) {
            if (!e.is_settled()) count(e.node());
        }
    } else if (positions_.is_sum(id)) {
        for (const NodeId p : positions_.parts(id)) count(p);
    }
    return sum;
}

// Whether a ko has turned up in it or below.
void Bounds::find_kos(NodeId id, bool fresh) {
    Standing& standing = standings_[index(id)];
    standing.ko_below |= positions_[id].takes_ko;
    if (fresh && positions_.is_sum(id)) {
        for (const NodeId p : positions_.parts(id))
            standing.ko_below |= !positions_.is_left_alone(p) && has_ko_below(p);
    }
    if (standing.ko_below) return;
    for (const Edge& e : positions_.moves(id)) standing.ko_below |= !e.is_settled() && has_ko_below(e.node());
}

// Computes the walls anew whose followers' have changed.
void Bounds::update(NodeId id) {
    Walls& walls = walls_[index(id)];
    const Versions below = versions_below(id);
    const bool fresh = !has_walls(id) || walls.seen_parts;
    find_kos(id, fresh);
    // the followers' walls must stay where they are until all six are stored
    if (knots_.capacity() - knots_.size() < 6 * (WallBuffer::capacity + 1))
        knots_.reserve(2 * knots_.capacity() + 1024);
    Followers black, white;
    gather(id, Side::left, black);
    gather(id, Side::right, white);
    const bool proofs = fresh || below[0] != walls.seen[0] || below[1] != walls.seen[1];
    for (const Bound bound : all_bounds) {
        const std::size_t b = index(bound);
        // a guess is kept within the bounds, so it must follow them
        if (fresh || below[b] != walls.seen[b] || (bound == Bound::guess && proofs))
            update(id, bound, black, white);
    }
    walls.seen = below;
    walls.seen_parts = false;
    standings_[index(id)].raised = true;
}

void Bounds::update(NodeId id, Bound bound, const Followers& black, const Followers& white) {
    const Position& p = positions_[id];
    Exactness exactness;
    WallBuffer ls, rs, lw, rw;
    endgame::scaffold(black, Side::left, bound, ls, exactness);
    endgame::scaffold(white, Side::right, bound, rs, exactness);
    if (!p.is_banned) {
        erect(ls, rs, p.stop * unit, lw, rw, exactness);
    } else if (positions_.rule().master == Side::left) {
        lower(ls, rs, 0, rw, exactness);
        lw = ls;
    } else {
        higher(ls, rs, 0, lw, exactness);
        rw = rs;
    }
    bool changed = false;
    for (const Side side : {Side::left, Side::right}) {
        WallBuffer kept;
        const WallBuffer& fresh = side == Side::left ? lw : rw;
        if (bound == Bound::guess) {
            clamp(id, side, fresh, kept);
        } else {
            Exactness merging = exactness;
            if (!merging.lost) narrow(id, side, bound, fresh, kept, merging);
            if (merging.lost) {  // not a number of units: keep what was proved before
                ++roundings_;
                if (has_walls(id)) continue;
                kept = WallBuffer(at(Target::at(id), side, bound, 0));
            }
        }
        changed |= store(id, side, bound, kept);
    }
    if (changed) ++standings_[index(id)].version[index(bound)];
}

// A guess outside the bounds would send the search astray.
void Bounds::clamp(NodeId id, Side side, WallView guess, WallBuffer& out) const {
    Exactness ignored;
    WallBuffer lowered;
    lower(guess, wall(id, side, Bound::high), 0, lowered, ignored);
    higher(lowered, wall(id, side, Bound::low), 0, out, ignored);
}

// What other rules have proved of a position that is new here.
void Bounds::lean(NodeId id) {
    const Position& p = positions_[id];
    if (p.is_banned || positions_.is_constant(id)) return;
    Six walls;
    for (const Side side : {Side::left, Side::right}) {
        walls[slot(side, Bound::low)] = WallBuffer(p.low * unit);
        walls[slot(side, Bound::high)] = WallBuffer(p.high * unit);
    }
    Exactness exactness;
    bool leans = false;
    for (const Bound bound : {Bound::low, Bound::high}) {
        for (const Bounds* prop : {bound == Bound::low ? props_.floor : props_.ceiling, props_.beside}) {
            const auto there = prop != nullptr ? prop->positions_.find(positions_.state(id)) : std::nullopt;
            if (!there || !prop->has_walls(*there)) continue;
            if (prop == props_.beside && prop->has_ko_below(*there)) continue;
            leans = true;
            for (const Side side : {Side::left, Side::right}) {
                WallBuffer merged;
                better(bound, walls[slot(side, bound)], prop->wall(*there, side, bound), merged, exactness);
                walls[slot(side, bound)] = merged;
            }
        }
    }
    if (!leans || exactness.lost) return;
    for (const Side side : {Side::left, Side::right}) {
        WallBuffer guess, lowered;
        guessed_wall(p, side, guess);
        lower(guess, walls[slot(side, Bound::high)], 0, lowered, exactness);
        higher(lowered, walls[slot(side, Bound::low)], 0, walls[slot(side, Bound::guess)], exactness);
    }
    if (exactness.lost) return;
    for (const Bound bound : all_bounds) {
        for (const Side side : {Side::left, Side::right}) store(id, side, bound, walls[slot(side, bound)]);
    }
    standings_[index(id)].raised = true;
    walls_[index(id)].seen_parts = true;  // what it has is not from its followers
}

// Of what is found now and what was known before the better at every temperature.
void Bounds::narrow(NodeId id, Side side, Bound bound, WallView fresh, WallBuffer& out,
                    Exactness& exactness) const {
    WallBuffer plain;
    if (!has_walls(id)) plain = WallBuffer(unsearched(id, side, bound, 0));
    better(bound, fresh, has_walls(id) ? wall(id, side, bound) : plain.view(), out, exactness);
}

// One part more: the first player can at least take her wall in one part and the second player's in the
// others.
void Bounds::add_part(NodeId id, Six& total, Exactness& exactness) const {
    for (const Bound bound : all_bounds) {
        WallBuffer plain_l, plain_r;
        const auto seen = [&](Side side, WallBuffer& plain) {
            if (has_walls(id)) return wall(id, side, bound);
            plain = WallBuffer(at(Target::at(id), side, bound, bound == Bound::guess ? never : 0));
            return plain.view();
        };
        const WallView l = seen(Side::left, plain_l), r = seen(Side::right, plain_r);
        WallBuffer &left = total[slot(Side::left, bound)], &right = total[slot(Side::right, bound)];
        if (left.size() == 0) {
            for (int k = 0; k < l.size; ++k) left.push(l.knots[k]);
            for (int k = 0; k < r.size; ++k) right.push(r.knots[k]);
            continue;
        }
        WallBuffer one, other, lefts, rights;
        add(left, r, one, exactness);
        add(right, l, other, exactness);
        if (bound == Bound::high) {
            add(left, l, lefts, exactness);
        } else {
            higher(one, other, 0, lefts, exactness);
        }
        if (bound == Bound::low) {
            add(right, r, rights, exactness);
        } else {
            lower(one, other, 0, rights, exactness);
        }
        left = lefts;
        right = rights;
    }
}

// What the walls of independent parts say about their sum.  Whether all of it is a number of units.
bool Bounds::add_parts(NodeId id, Six& total) const {
    Exactness exactness;
    for (const NodeId p : positions_.parts(id)) add_part(p, total, exactness);
    return !exactness.lost;
}

// Only while there is no ko in the parts.
void Bounds::raise_sum(NodeId id) {
    Walls& walls = walls_[index(id)];
    Standing& standing = standings_[index(id)];
    for (const NodeId p : positions_.parts(id)) standing.ko_below |= has_ko_below(p);
    if (standing.ko_below) return;
    Six total;
    if (!add_parts(id, total)) {
        ++roundings_;
        if (standing.raised) return;
        for (const Bound bound : all_bounds) {
            for (const Side side : {Side::left, Side::right})
                total[slot(side, bound)] = WallBuffer(at(Target::at(id), side, bound, 0));
        }
    }
    for (const Bound bound : all_bounds) {
        bool changed = false;
        for (const Side side : {Side::left, Side::right}) {
            const WallBuffer* fresh = &total[slot(side, bound)];
            WallBuffer merged;
            Exactness exactness;
            if (standing.raised && bound != Bound::guess) {
                better(bound, *fresh, wall(id, side, bound), merged, exactness);
                fresh = &merged;
            }
            if (!exactness.lost) changed |= store(id, side, bound, *fresh);
        }
        if (changed) ++standing.version[index(bound)];
    }
    walls.seen = versions_below(id);
    walls.seen_parts = true;
    standing.raised = true;
}

Change Bounds::refresh(NodeId id) {
    const Walls& walls = walls_[index(id)];
    const Standing& standing = standings_[index(id)];
    const Position& p = positions_[id];
    if ((p.parts == 1 && !p.is_expanded) || versions_below(id) == walls.seen) return Change::none;
    const std::uint32_t before = standing.version[0] + standing.version[1];
    if (p.is_expanded) {
        update(id);
    } else {
        raise_sum(id);
    }
    return standing.version[0] + standing.version[1] != before ? Change::proofs : Change::guesses;
}

Change Bounds::reconsider(NodeId id) {
    const Standing& standing = standings_[index(id)];
    const auto proofs = [&] { return standing.version[0] + standing.version[1]; };
    const std::uint32_t before = proofs();
    if (positions_.is_sum(id)) raise_sum(id);
    if (positions_[id].is_expanded) update(id);
    return proofs() != before ? Change::proofs : Change::none;
}

bool Bounds::is_known(NodeId id) const {
    if (!has_walls(id)) return positions_.is_constant(id);
    return wall(id, Side::left, Bound::low).same(wall(id, Side::left, Bound::high)) &&
           wall(id, Side::right, Bound::low).same(wall(id, Side::right, Bound::high));
}

}  // namespace tedomari::endgame
