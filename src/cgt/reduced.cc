// SPDX-License-Identifier: MIT
#include "cgt/reduced.h"

#include <algorithm>
#include <bit>
#include <vector>

#include "cgt/anatomy.h"
#include "cgt/operations.h"
#include "cgt/recursion.h"

namespace tedomari::cgt {

// --- reduced canonical form --------------------------------------------------------------------------------

namespace {

// g <= h up to an infinitesimal, or for Right h <= g.
bool is_roughly_no_better(Store& store, Game g, Game h, Side side) {
    return store.left_stop(side == Side::left ? store.difference(g, h) : store.difference(h, g)) <= Dyadic(0);
}

template <class Reduce>
void bypass(Store& store, std::vector<Game>& options, Game game, Side side, Reduce& reduced) {
    for (std::size_t i = 0; i < options.size();) {
        const auto answers = store.options(options[i], other(side));
        const auto through = std::find_if(answers.begin(), answers.end(), [&](Game answer) {
            return is_roughly_no_better(store, answer, game, side);
        });
        // A number is where play stops, and in a game that is none somebody moves.
        if (through == answers.end() || store.is_number(options[i])) {
            ++i;
            continue;
        }
        const auto instead = store.options(*through, side);
        options.erase(options.begin() + static_cast<std::ptrdiff_t>(i));
        for (const Game o : instead) {
            if (std::find(options.begin(), options.end(), o) == options.end()) options.push_back(reduced(o));
        }
    }
}

std::vector<Game> undominated(Store& store, const std::vector<Game>& options, Side side) {
    std::vector<Game> kept;
    for (std::size_t i = 0; i < options.size(); ++i) {
        bool dominated = false;
        for (std::size_t j = 0; j < options.size() && !dominated; ++j) {
            const bool no_better = is_roughly_no_better(store, options[i], options[j], side);
            const bool no_worse = is_roughly_no_better(store, options[j], options[i], side);
            dominated = i != j && no_better && (!no_worse || j < i);
        }
        if (!dominated) kept.push_back(options[i]);
    }
    return kept;
}

}  // namespace

Game reduced_canonical_form(Store& store, Game game) {
    Recursion recursion([&](auto& self, Game g) {
        if (is_numberish(store, g)) return store.number(store.left_stop(g));
        std::vector<Game> left, right;
        for (const Game o : store.left(g)) left.push_back(self(o));
        for (const Game o : store.right(g)) right.push_back(self(o));
        bypass(store, left, g, Side::left, self);
        bypass(store, right, g, Side::right, self);
        return store.make(undominated(store, left, Side::left), undominated(store, right, Side::right));
    });
    return recursion(game);
}

// --- atomic weight -----------------------------------------------------------------------------------------

namespace {

// Followers that are numbers weigh more than any infinitesimal: this much, and whoever is left with such a
// weight in the end has none.
constexpr int huge = 1 << 24;

// Where several integers fit between the options, the remote star decides.
Game integer_weight(Store& store, Game far_star, Game game, const std::vector<Game>& left,
                    const std::vector<Game>& right) {
    const bool below = store.leq(game, far_star), above = store.leq(far_star, game);
    if (below == above) return Game();
    const auto fits = [&](Game n) {
        return std::none_of(left.begin(), left.end(), [&](Game o) { return store.leq(n, o); }) &&
               std::none_of(right.begin(), right.end(), [&](Game o) { return store.leq(o, n); });
    };
    Game best = store.make(left, right);
    const Game step = store.number(above ? 1 : -1);
    for (Game next = store.sum(best, step); fits(next); next = store.sum(next, step)) best = next;
    return best;
}

Game weight_of(Store& store, Game game, Game far_star) {
    const Game two = store.number(2);
    Recursion recursion([&](auto& self, Game g) {
        if (g.is_zero()) return g;
        if (const auto x = store.as_number(g)) return store.number(*x > Dyadic(0) ? huge : -huge);
        std::vector<Game> left, right;
        for (const Game o : store.left(g)) left.push_back(store.difference(self(o), two));
        for (const Game o : store.right(g)) right.push_back(store.sum(self(o), two));
        const Game result = store.make(left, right);
        const auto n = store.as_number(result);
        return n && n->is_integer() ? integer_weight(store, far_star, g, left, right) : result;
    });
    return recursion(game);
}

}  // namespace

std::optional<Game> atomic_weight(Store& store, Game game) {
    if (!is_infinitesimal(store, game)) return std::nullopt;
    const std::int64_t size = std::max<std::int64_t>(birthday(store, game), 1);
    if (size > (1 << 10)) {
        const auto value = store.as_number_up_star(game);
        if (!value) throw TooLarge();
        return store.number(value->ups);
    }
    const Game far_star = store.nimber(std::bit_ceil(static_cast<std::uint32_t>(size) + 1));
    const Game weight = weight_of(store, game, far_star);
    if (birthday(store, weight) > huge / 2) return std::nullopt;
    // The definition, as a check: only then is it a weight.
    const Game up = store.number_up_star({0, 1, 0});
    const Game rest = store.sum(store.difference(game, norton_product(store, weight, up)), far_star);
    const bool small = store.leq(rest, up) && store.leq(store.negative(up), rest);
    if (!small) return std::nullopt;
    return weight;
}

}  // namespace tedomari::cgt
