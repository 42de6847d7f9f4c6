// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <vector>

#include "cgt/store.h"
#include "cgt/thermograph.h"

namespace tedomari::cgt {

// The thermographs of the games of one store, each worked out once.  Many games share a thermograph, so each
// distinct one is kept once too, and a game costs four bytes.  References stay valid.
class Thermographs {
public:
    explicit Thermographs(Store& store) : store_(store) {}

    const Thermograph& of(Game game) { return distinct_[id_of(game) - 1].thermograph; }
    Rational mean(Game game) { return of(game).mean(); }
    Rational temperature(Game game) { return of(game).temperature(); }
    Scaffolds scaffolds(Game game);

    Store& store() const { return store_; }
    std::size_t memory() const;  // bytes, about

private:
    using Id = std::uint32_t;  // 1 + index into distinct_; 0 is none
    struct Entry {
        Thermograph thermograph;
        std::uint64_t hash;
    };

    Id id_of(Game game);
    Id work_out(Game game);
    Id intern(Thermograph thermograph);
    Game standing_in_for(Game game);
    bool is_ready(Game game, std::vector<Game>& todo);
    Scaffolds scaffolds_of_ready(Game game);
    void grow_index();

    Store& store_;
    GameMap<Id> ids_;
    std::deque<Entry> distinct_;
    std::vector<Id> index_;  // open addressing, a power of two, at most half full
    std::vector<Id> seen_;   // scratch: what a scaffold already holds
};

}  // namespace tedomari::cgt
