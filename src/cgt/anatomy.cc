// SPDX-License-Identifier: MIT
#include "cgt/anatomy.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace tedomari::cgt {

namespace {

// ↑ + … + *m, k arrows: the chain of right options ends at ↑* = {0,*|0} or at a nimber.
std::int64_t birthday_of(NumberUpStar value) {
    const std::int64_t ups = value.ups < 0 ? -std::int64_t{value.ups} : value.ups;
    if (ups == 0) return birthday(value.number) + value.nimber;
    const std::uint32_t last = value.nimber ^ static_cast<std::uint32_t>(ups & 1);
    return birthday(value.number) + ups + (last == 0 ? 1 : std::int64_t{last});
}

// Every follower once; integers are not followed, since 10^12 has 10^12 of them.
template <class Visit>
void for_each_follower(Store& store, Game game, Visit visit) {
    std::unordered_set<Game> seen{game};
    std::vector<Game> todo{game};
    while (!todo.empty()) {
        const Game g = todo.back();
        todo.pop_back();
        visit(g);
        if (const auto x = store.as_number(g); x && x->is_integer()) continue;
        for (const auto options : {store.left(g), store.right(g)}) {
            for (const Game o : options) {
                if (seen.insert(o).second) todo.push_back(o);
            }
        }
    }
}

// A bottom-up sweep: options before the games that have them, without recursion.
template <class Value, class Leaf, class Combine>
Value folded(Store& store, Game game, Leaf leaf, Combine combine) {
    std::unordered_map<Game, Value> values;
    std::vector<Game> todo{game};
    while (!todo.empty()) {
        const Game g = todo.back();
        if (values.contains(g)) {
            todo.pop_back();
            continue;
        }
        if (const auto known = leaf(g)) {
            values.emplace(g, *known);
            continue;
        }
        bool ready = true;
        for (const auto options : {store.left(g), store.right(g)}) {
            for (const Game o : options) {
                if (values.contains(o)) continue;
                ready = false;
                todo.push_back(o);
            }
        }
        if (ready) values.emplace(g, combine(g, [&](Game o) -> const Value& { return values.at(o); }));
    }
    return values.at(game);
}

}  // namespace

std::int64_t birthday(Store& store, Game game) {
    const auto leaf = [&](Game g) -> std::optional<std::int64_t> {
        const auto value = store.as_number_up_star(g);
        if (!value) return std::nullopt;
        return birthday_of(*value);
    };
    return folded<std::int64_t>(store, game, leaf, [&](Game g, auto of) {
        std::int64_t latest = 0;
        for (const auto options : {store.left(g), store.right(g)}) {
            for (const Game o : options) latest = std::max(latest, of(o));
        }
        return latest + 1;
    });
}

std::int64_t follower_count(Store& store, Game game) {
    std::int64_t others = 0, most = 0, least = 0;
    for_each_follower(store, game, [&](Game g) {
        const auto x = store.as_number(g);
        if (!x || !x->is_integer()) {
            ++others;
            return;
        }
        most = std::max(most, x->to_rational().numerator());
        least = std::min(least, x->to_rational().numerator());
    });
    return others + most - least + 1;  // every game can end at 0
}

std::optional<std::int64_t> stop_count(Store& store, Game game) {
    constexpr std::int64_t too_many = -1;
    const auto leaf = [&](Game g) -> std::optional<std::int64_t> {
        if (store.is_number(g)) return 1;
        return std::nullopt;
    };
    const auto count = folded<std::int64_t>(store, game, leaf, [&](Game g, auto of) {
        std::int64_t total = 0;
        for (const auto options : {store.left(g), store.right(g)}) {
            for (const Game o : options) {
                if (of(o) == too_many || __builtin_add_overflow(total, of(o), &total)) return too_many;
            }
        }
        return total;
    });
    if (count == too_many) return std::nullopt;
    return count;
}

bool is_infinitesimal(const Store& store, Game game) {
    return store.left_stop(game) == Dyadic(0) && store.right_stop(game) == Dyadic(0);
}

bool is_numberish(const Store& store, Game game) { return store.left_stop(game) == store.right_stop(game); }

bool is_all_small(Store& store, Game game) {
    bool all_small = true;
    for_each_follower(store, game, [&](Game g) { all_small &= g.is_zero() || !store.is_number(g); });
    return all_small;
}

Temper temper(Store& store, Game game) {
    const auto leaf = [&](Game g) -> std::optional<Temper> {
        if (store.is_number(g)) return Temper::even;
        return std::nullopt;
    };
    return folded<Temper>(store, game, leaf, [&](Game g, auto of) {
        const Temper first = of(store.left(g)[0]);
        for (const auto options : {store.left(g), store.right(g)}) {
            for (const Game o : options) {
                if (of(o) != first) return Temper::neither;
            }
        }
        return first == Temper::even ? Temper::odd : first == Temper::odd ? Temper::even : Temper::neither;
    });
}

}  // namespace tedomari::cgt
