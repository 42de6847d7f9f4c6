// SPDX-License-Identifier: MIT
#pragma once

#include <unordered_map>

#include "endgame/state.h"

namespace tedomari::endgame {

// Answers one question about a part that touches only one side's life: can the intruder, moving first and
// answered move by move, keep a single stone or point of it?  "No" is a proof, for either komaster: the owner
// never retakes a ko at once and the intruder may always.  "Yes" only means that none was found within the
// limit.
class LifeReader {
public:
    explicit LifeReader(const Terrain& terrain, int node_limit = 1500)
        : terrain_(terrain), node_limit_(node_limit) {}

    bool is_lost(const State& part, Side intruder);
    std::size_t nodes() const { return total_; }

private:
    // `last` is the point played last, `banned` where a ko may not be retaken; none or one point each.
    bool dies(const State& state, Bits last, int depth);
    bool owner_answers(const State& state, Bits last, Bits banned, int depth);

    const Terrain& terrain_;
    int node_limit_;
    Side intruder_ = Side::left;
    int nodes_ = 0;
    std::size_t total_ = 0;
    // Intruder to move: whether proved lost.  A "no" holds for the limit it was found with.
    std::unordered_map<State, bool, StateHash> known_[2];
};

}  // namespace tedomari::endgame
