// SPDX-License-Identifier: MIT
#include "endgame/life.h"

namespace tedomari::endgame {

namespace {

constexpr int max_depth = 14;  // plies of the intruder
constexpr Gates none{};

// The points of `set`, those near `last` first.
FixedVector<int, 64> nearest_first(const Terrain& terrain, Bits set, Bits last) {
    FixedVector<int, 64> order;
    Bits near = last != 0 ? last : set;
    Bits left = set;
    while (left != 0) {
        const Bits grown = terrain.grown(near);
        for_each_bit(grown & left, [&](int p) { order.push_back(p); });
        left &= ~grown;
        if (grown == near) {
            for_each_bit(left, [&](int p) { order.push_back(p); });
            break;
        }
        near = grown;
    }
    return order;
}

}  // namespace

bool LifeReader::is_lost(const State& part, Side intruder) {
    intruder_ = intruder;
    nodes_ = 0;
    State state = part;
    state.ko = 0;
    return dies(state, 0, 0);
}

// The intruder moves; true when every move of his, and passing, leaves all points to the owner.
bool LifeReader::dies(const State& state, Bits last, int depth) {
    auto& known = known_[static_cast<std::size_t>(intruder_)];
    if (const auto found = known.find(state); found != known.end()) return found->second;
    ++total_;
    if (depth > max_depth || ++nodes_ > node_limit_) return false;
    known[state] = false;  // a repetition does not help the owner
    for (const int p : nearest_first(terrain_, playable(terrain_, state, none), last)) {
        const Played played = play(terrain_, state, intruder_, p);
        if (!played.legal) continue;
        if (!owner_answers(played.after, Bits{1} << p, played.ko, depth + 1)) return false;
        if (nodes_ > node_limit_) return false;
    }
    // Should the intruder pass, the owner must be able to finish: by moving now.
    if (!owner_answers(state, last, 0, depth + 1)) return false;
    known[state] = true;
    return true;
}

// The owner moves: in every part that is left she needs a move that keeps it, and has only one for all.
bool LifeReader::owner_answers(const State& raw, Bits last, Bits banned, int depth) {
    const Side owner = other(intruder_);
    const int sign = owner == Side::left ? 1 : -1;
    const Parts parts = settle(terrain_, raw, none);
    if (parts.overflow) return false;
    int open = 0;
    for (const State& part : parts.parts) open += part.size();
    if (sign * parts.score != raw.size() - open) return false;  // the intruder has something for good
    if (parts.parts.empty()) return true;
    // Parts in which the intruder can do nothing even moving first need no answer.
    const State* pending = nullptr;
    for (const State& part : parts.parts) {  // NOLINT(clang-analyzer-core.NullDereference): not empty
        if (parts.parts.size() > 1 && dies(part, last, depth)) continue;
        if (pending != nullptr) return false;
        pending = &part;
    }
    if (pending == nullptr) return true;
    for (const int p : nearest_first(terrain_, playable(terrain_, *pending, none), last)) {
        if (banned >> p & 1) continue;
        const Played played = play(terrain_, *pending, owner, p);
        if (!played.legal) continue;
        const Parts next = settle(terrain_, played.after, none);
        if (next.overflow) continue;
        int left = 0;
        for (const State& part : next.parts) left += part.size();
        if (sign * next.score != pending->size() - left) continue;
        bool holds = true;
        for (const State& part : next.parts) holds = holds && dies(part, Bits{1} << p, depth);
        if (holds) return true;
        if (nodes_ > node_limit_) return false;
    }
    return false;
}

}  // namespace tedomari::endgame
