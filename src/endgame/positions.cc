// SPDX-License-Identifier: MIT
#include "endgame/positions.h"

#include <algorithm>

namespace tedomari::endgame {

namespace {

constexpr std::int16_t small(int value) { return static_cast<std::int16_t>(value); }

void make_constant(Position& position, int value) {
    position.low = position.high = position.estimate = position.stop = small(value);
    position.heat = 0;
}

// Adds a move unless one of the same side, from `start` on, leads to the same.
void add_new(std::vector<Edge>& moves, std::size_t start, const Edge& edge) {
    for (std::size_t i = start; i < moves.size(); ++i) {
        if (static_cast<const Target&>(moves[i]) == static_cast<const Target&>(edge)) return;
    }
    moves.push_back(edge);
}

}  // namespace

std::size_t Positions::memory() const {
    return positions_.capacity() * sizeof(Position) + states_.capacity() * sizeof(State) +
           edges_.capacity() * sizeof(Edge) + sum_parts_.capacity() * sizeof(NodeId) + by_state_.memory() +
           by_parts_.memory();
}

std::optional<NodeId> Positions::find(const State& state) const {
    return by_state_.find(StateHash()(state), [&](NodeId id) { return this->state(id) == state; });
}

void Positions::set_constant(NodeId id, int value) { make_constant(at(id), value); }

NodeId Positions::part(const State& state) {
    if (const auto known = find(state)) return *known;
    const auto id = static_cast<NodeId>(positions_.size());
    Position position;
    position.state = static_cast<std::uint32_t>(states_.size());
    position.is_banned = state.ko != 0;
    position.high = small(state.size() - 2 * kept(terrain_, state, Side::right));
    position.low = small(2 * kept(terrain_, state, Side::left) - state.size());
    const Guess guessed = guess(terrain_, state);
    position.estimate = small(guessed.mean);
    position.heat = small(position.is_banned ? 0 : guessed.heat);
    position.stop = small(score_as_it_stands(terrain_, state));
    lean(position, state);
    states_.push_back(state);
    positions_.push_back(position);
    by_state_.insert(StateHash()(state), id);
    return id;
}

// What was proved of a position under other rules.
void Positions::lean(Position& position, const State& state) const {
    if (position.is_banned || position.low == position.high) return;
    const auto seen = [&](const Positions* other) -> const Position* {
        const auto id = other != nullptr ? other->find(state) : std::nullopt;
        return id ? &(*other)[*id] : nullptr;
    };
    for (const Position* there : {seen(props_.floor), seen(props_.beside)}) {
        if (there != nullptr) position.low = std::max(position.low, there->low);
    }
    for (const Position* there : {seen(props_.ceiling), seen(props_.beside)}) {
        if (there != nullptr) position.high = std::min(position.high, there->high);
    }
    if (position.low == position.high) make_constant(position, position.low);
}

NodeId Positions::sum(std::vector<NodeId> parts) {
    std::sort(parts.begin(), parts.end());
    std::uint64_t hash = parts.size();
    for (const NodeId id : parts) hash = combine(hash, static_cast<std::uint64_t>(id));
    const auto known =
        by_parts_.find(hash, [&](NodeId id) { return std::ranges::equal(this->parts(id), parts); });
    if (known) return *known;
    const auto fresh = static_cast<NodeId>(positions_.size());
    Position position;
    position.state = static_cast<std::uint32_t>(sum_parts_.size());
    position.parts = static_cast<std::uint16_t>(parts.size());
    for (const NodeId id : parts) {
        const Position& p = (*this)[id];
        sum_parts_.push_back(id);
        position.is_banned |= p.is_banned;
        position.stop = small(position.stop + p.stop);
        position.high = small(position.high + p.high);
        position.low = small(position.low + p.low);
        position.estimate = small(position.estimate + p.estimate);
    }
    positions_.push_back(position);
    by_parts_.insert(hash, fresh);
    return fresh;
}

// The sum of these parts, those that are known counted once and for all.
//
// A known part may hold threats of the side that has lost it, and a ko elsewhere in the sum could be fought with
// them.  They change nothing: the master answers and takes the ko again, until they are used up; if they are the
// master's own, he never needed them.  (bounds.test.cc compares with sums that keep such parts.)
Target Positions::folded(std::vector<NodeId> parts, int offset) {
    std::erase_if(parts, [&](NodeId id) {
        if (!is_left_alone(id)) return false;
        offset += (*this)[id].low;
        return true;
    });
    if (parts.empty()) return Target::settled(offset);
    return Target::at(parts.size() == 1 ? parts[0] : sum(std::move(parts)), offset);
}

Target Positions::target(const Parts& parts) {
    std::vector<NodeId> ids;
    for (const State& state : parts.parts) ids.push_back(part(state));
    return folded(std::move(ids), parts.score);
}

void Positions::expand(NodeId id) {
    if (is_sum(id)) {
        expand_sum(id);
    } else {
        expand_part(id);
    }
}

void Positions::add_moves(NodeId id, const Moves& moves) {
    Position& position = at(id);
    position.first_edge = static_cast<std::uint32_t>(edges_.size());
    for (const Side side : {Side::left, Side::right})
        position.edges[index(side)] = static_cast<std::uint16_t>(moves.counts[index(side)]);
    position.is_expanded = true;
    edges_.insert(edges_.end(), moves.edges.begin(), moves.edges.end());
    ++expanded_;
}

// The moves that are looked at: those that are allowed, of which with doubt only the likeliest.
Bits Positions::tried(const State& state, Side side) const {
    Bits points = playable(terrain_, state, gates_);
    if (side != rule_.master) points &= ~state.ko;
    if (!instinct_) return points;
    Bits legal = 0;
    for_each_bit(points, [&](int p) {
        if (play(terrain_, state, side, p).legal) legal |= Bits{1} << p;
    });
    return instinct_->likeliest(state, side, legal, gates_.doubt);
}

void Positions::expand_part(NodeId id) {
    const State state = this->state(id);
    Moves moves;
    bool takes_ko = false, blocked = false;
    for (const Side side : {Side::left, Side::right}) {
        const std::size_t start = moves.edges.size();
        for_each_bit(tried(state, side), [&](int p) {
            Played played = play(terrain_, state, side, p);
            if (!played.legal) return;
            if (played.ko != 0) {
                has_ko_ = true;
                if (side == rule_.refrains) return;
                takes_ko |= !rule_.refrains;
                if (!rule_.refrains && side == rule_.master) played.after.ko = played.ko;
            }
            const Parts parts = settle(terrain_, played.after, gates_);
            blocked |= parts.overflow;
            if (!parts.overflow) add_new(moves.edges, start, {target(parts), static_cast<std::int8_t>(p)});
        });
        moves.counts[index(side)] = moves.edges.size() - start;
    }
    at(id).is_blocked = blocked;
    if (blocked) return;
    at(id).takes_ko = takes_ko;
    add_moves(id, moves);
}

// The sum after `edge` was played in part number `moved`; a ko ban elsewhere ends with that.
Target Positions::joined(NodeId sum_id, std::size_t moved, const Edge& edge) {
    std::vector<NodeId> ids;
    for (std::size_t i = 0; i < (*this)[sum_id].parts; ++i) {
        if (i == moved) continue;
        NodeId id = parts(sum_id)[i];
        if ((*this)[id].is_banned) {
            State free = state(id);
            free.ko = 0;
            id = part(free);
        }
        ids.push_back(id);
    }
    if (!edge.is_settled() && is_sum(edge.node())) {
        for (const NodeId id : parts(edge.node())) ids.push_back(id);
    } else if (!edge.is_settled()) {
        ids.push_back(edge.node());
    }
    return folded(std::move(ids), edge.offset());
}

void Positions::expand_sum(NodeId id) {
    const std::vector<NodeId> ids(parts(id).begin(), parts(id).end());
    int stop = 0;
    for (const NodeId p : ids) {
        stop += is_left_alone(p) ? (*this)[p].low : (*this)[p].stop;
        if (!is_left_alone(p)) at(id).is_blocked |= (*this)[p].is_blocked;
    }
    if ((*this)[id].is_blocked) return;
    at(id).stop = small(stop);
    Moves moves;
    for (const Side side : {Side::left, Side::right}) {
        const std::size_t start = moves.edges.size();
        for (std::size_t i = 0; i < ids.size(); ++i) {
            if (is_left_alone(ids[i])) continue;
            const std::span<const Edge> own = this->moves(ids[i], side);
            for (const Edge& edge : std::vector<Edge>(own.begin(), own.end()))
                add_new(moves.edges, start, {joined(id, i, edge), edge.point});
        }
        moves.counts[index(side)] = moves.edges.size() - start;
    }
    add_moves(id, moves);
}

}  // namespace tedomari::endgame
