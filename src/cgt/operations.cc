// SPDX-License-Identifier: MIT
#include "cgt/operations.h"

#include "cgt/recursion.h"

namespace tedomari::cgt {

Game multiple(Store& store, std::int64_t n, Game game) {
    if (const auto x = store.as_number(game)) return store.number(times(n, *x));
    if (n < 0) {
        game = store.negative(game);
        n = -n;
    }
    Game result;
    for (Game power = game; n > 0; n /= 2) {
        if (n % 2 != 0) result = store.sum(result, power);
        if (n > 1) power = store.sum(power, power);
    }
    return result;
}

Game sum(Store& store, std::span<const Game> games) {
    Game result;
    for (const Game g : games) result = store.sum(result, g);
    return result;
}

Game ordinal_sum(Store& store, Game base, Game subordinate) {
    Recursion recursion([&](auto& self, Game h) {
        const auto base_left = store.left(base), base_right = store.right(base);
        std::vector<Game> left(base_left.begin(), base_left.end()),
            right(base_right.begin(), base_right.end());
        for (const Game o : store.left(h)) left.push_back(self(o));
        for (const Game o : store.right(h)) right.push_back(self(o));
        return store.make(left, right);
    });
    return recursion(subordinate);
}

Game norton_product(Store& store, Game game, Game unit) {
    std::vector<Game> steps;  // U + I
    for (const Game i : incentives(store, unit)) steps.push_back(store.sum(unit, i));
    Recursion recursion([&](auto& self, Game g) {
        if (const auto n = store.as_number(g); n && n->is_integer()) {
            return multiple(store, n->to_rational().numerator(), unit);
        }
        std::vector<Game> left, right;
        for (const Game o : store.left(g)) {
            for (const Game step : steps) left.push_back(store.sum(self(o), step));
        }
        for (const Game o : store.right(g)) {
            for (const Game step : steps) right.push_back(store.difference(self(o), step));
        }
        return store.make(left, right);
    });
    return recursion(game);
}

std::vector<Game> maximal(Store& store, std::vector<Game> games) {
    std::vector<Game> result;
    for (std::size_t i = 0; i < games.size(); ++i) {
        const auto exceeds = [&](std::size_t j) {
            return j != i && store.leq(games[i], games[j]) && (games[i] != games[j] || j < i);
        };
        bool kept = true;
        for (std::size_t j = 0; j < games.size() && kept; ++j) kept = !exceeds(j);
        if (kept) result.push_back(games[i]);
    }
    return result;
}

std::vector<Game> left_incentives(Store& store, Game game) {
    std::vector<Game> result;
    for (const Game o : store.left(game)) result.push_back(store.difference(o, game));
    return maximal(store, result);
}

std::vector<Game> right_incentives(Store& store, Game game) {
    std::vector<Game> result;
    for (const Game o : store.right(game)) result.push_back(store.difference(game, o));
    return maximal(store, result);
}

std::vector<Game> incentives(Store& store, Game game) {
    std::vector<Game> result = left_incentives(store, game);
    const std::vector<Game> right = right_incentives(store, game);
    result.insert(result.end(), right.begin(), right.end());
    return maximal(store, result);
}

}  // namespace tedomari::cgt
