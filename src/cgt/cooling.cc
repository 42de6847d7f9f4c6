// SPDX-License-Identifier: MIT
#include "cgt/cooling.h"

#include <cassert>

#include "cgt/operations.h"
#include "cgt/recursion.h"

namespace tedomari::cgt {

namespace {

// Where `leaf` says nothing of a game, its options' images, `to_left` added to a left one, `to_right` to a right one.
template <class Leaf>
Game mapped(Store& store, Game game, Leaf leaf, Game to_left, Game to_right) {
    Recursion recursion([&](auto& self, Game g) {
        if (const std::optional<Game> known = leaf(g)) return *known;
        std::vector<Game> left, right;
        for (const Game o : store.left(g)) left.push_back(store.sum(self(o), to_left));
        for (const Game o : store.right(g)) right.push_back(store.sum(self(o), to_right));
        return store.make(left, right);
    });
    return recursion(game);
}

}  // namespace

Game cooled(Thermographs& thermographs, Game game, Dyadic t) {
    assert(t >= Dyadic(-1));
    Store& store = thermographs.store();
    const Rational tax = t.to_rational();
    const auto leaf = [&](Game g) -> std::optional<Game> {
        if (const auto x = store.as_number(g); x && (x->is_integer() || t >= Dyadic(0))) return g;
        if (thermographs.temperature(g) >= tax) return std::nullopt;
        return store.number(Dyadic(thermographs.mean(g)));
    };
    return mapped(store, game, leaf, store.number(-t), store.number(t));
}

Game frozen(Thermographs& thermographs, Game game) {
    if (thermographs.store().is_number(game)) return game;
    return cooled(thermographs, game, Dyadic(thermographs.temperature(game)));
}

Game heated(Store& store, Game game, Dyadic t) {
    const auto leaf = [&](Game g) { return store.is_number(g) ? std::optional(g) : std::nullopt; };
    return mapped(store, game, leaf, store.number(t), store.number(-t));
}

Game overheated(Store& store, Game game, Game from, Game to) {
    const auto leaf = [&](Game g) -> std::optional<Game> {
        const auto n = store.as_number(g);
        if (!n || !n->is_integer()) return std::nullopt;
        return multiple(store, n->to_rational().numerator(), from);
    };
    return mapped(store, game, leaf, to, store.negative(to));
}

Game chilled(Thermographs& thermographs, Game game) { return cooled(thermographs, game, 1); }

Game warmed(Store& store, Game game) {
    return overheated(store, game, store.number_up_star({1, 0, 1}), store.number(1));
}

Dissociation dissociated(Thermographs& thermographs, Game game) {
    Store& store = thermographs.store();
    Dissociation result;
    result.mean = Dyadic(thermographs.mean(game));
    Game rest = store.difference(game, store.number(result.mean));
    // Heating is additive, so what is left cools to 0 at this temperature: it is colder than before.
    while (!rest.is_zero()) {
        const auto t = Dyadic(thermographs.temperature(rest));
        const Game infinitesimal = cooled(thermographs, rest, t);
        result.parts.push_back({t, infinitesimal});
        rest = store.difference(rest, heated(store, infinitesimal, t));
    }
    return result;
}

}  // namespace tedomari::cgt
