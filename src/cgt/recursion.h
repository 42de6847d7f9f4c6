// SPDX-License-Identifier: MIT
#pragma once

#include <unordered_map>

#include "cgt/store.h"

namespace tedomari::cgt {

// A function of games that calls itself on their options, and remembers what it has seen and how deep it is:
// `work` is given the recursion to call, and the game.
template <class Work>
class Recursion {
public:
    explicit Recursion(Work work) : work_(work) {}

    Game operator()(Game game) {
        if (const auto known = memo_.find(game); known != memo_.end()) return known->second;
        if (++depth_ > Store::max_depth / 4) throw TooLarge();
        const Game result = work_(*this, game);
        --depth_;
        memo_.emplace(game, result);
        return result;
    }

private:
    Work work_;
    std::unordered_map<Game, Game> memo_;
    int depth_ = 0;
};

}  // namespace tedomari::cgt
