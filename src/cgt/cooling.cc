// SPDX-License-Identifier: MIT
#include "cgt/cooling.h"

#include <cassert>
#include <unordered_map>

#include "cgt/operations.h"

namespace tedomari::cgt {

namespace {

// A map of games that pays `to_left` for a left option and `to_right` for a right one.
template <class Leaf>
class Mapping {
public:
    Mapping(Store& store, Leaf leaf, Game to_left, Game to_right)
        : store_(store), leaf_(leaf), to_left_(to_left), to_right_(to_right) {}

    Game operator()(Game game) {
        if (const auto known = memo_.find(game); known != memo_.end()) return known->second;
        if (++depth_ > Store::max_depth / 4) throw TooLarge();
        std::optional<Game> result = leaf_(game);
        if (!result) {
            std::vector<Game> left, right;
            for (const Game o : store_.left(game)) left.push_back(store_.sum((*this)(o), to_left_));
            for (const Game o : store_.right(game)) right.push_back(store_.sum((*this)(o), to_right_));
            result = store_.make(left, right);
        }
        --depth_;
        memo_.emplace(game, *result);
        return *result;
    }

private:
    Store& store_;
    Leaf leaf_;
    Game to_left_, to_right_;
    std::unordered_map<Game, Game> memo_;
    int depth_ = 0;
};

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
    return Mapping(store, leaf, store.number(-t), store.number(t))(game);
}

Game frozen(Thermographs& thermographs, Game game) {
    if (thermographs.store().is_number(game)) return game;
    return cooled(thermographs, game, Dyadic(thermographs.temperature(game)));
}

Game heated(Store& store, Game game, Dyadic t) {
    const auto leaf = [&](Game g) { return store.is_number(g) ? std::optional(g) : std::nullopt; };
    return Mapping(store, leaf, store.number(t), store.number(-t))(game);
}

Game overheated(Store& store, Game game, Game from, Game to) {
    const auto leaf = [&](Game g) -> std::optional<Game> {
        const auto n = store.as_number(g);
        if (!n || !n->is_integer()) return std::nullopt;
        return multiple(store, n->to_rational().numerator(), from);
    };
    return Mapping(store, leaf, to, store.negative(to))(game);
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

Game sum_of(Store& store, const Dissociation& dissociation) {
    Game result = store.number(dissociation.mean);
    for (const auto& [t, infinitesimal] : dissociation.parts) {
        result = store.sum(result, heated(store, infinitesimal, t));
    }
    return result;
}

}  // namespace tedomari::cgt
