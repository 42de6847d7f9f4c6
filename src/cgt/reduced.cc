// SPDX-License-Identifier: MIT
#include "cgt/reduced.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <unordered_map>
#include <vector>

#include "cgt/anatomy.h"
#include "cgt/operations.h"

namespace tedomari::cgt {

// --- reduced canonical form --------------------------------------------------------------------------------

namespace {

class Reducer {
public:
    explicit Reducer(Store& store) : store_(store) {}

    Game operator()(Game game) {
        if (is_numberish(store_, game)) return store_.number(store_.left_stop(game));
        if (const auto known = memo_.find(game); known != memo_.end()) return known->second;
        if (++depth_ > Store::max_depth / 4) throw TooLarge();
        std::vector<Game> left, right;
        for (const Game o : store_.left(game)) left.push_back((*this)(o));
        for (const Game o : store_.right(game)) right.push_back((*this)(o));
        bypass(left, game, Side::left);
        bypass(right, game, Side::right);
        const Game result = store_.make(undominated(left, Side::left), undominated(right, Side::right));
        --depth_;
        memo_.emplace(game, result);
        return result;
    }

private:
    enum class Side { left, right };

    // g <= h up to an infinitesimal.
    bool roughly_leq(Game g, Game h) { return store_.left_stop(store_.difference(g, h)) <= Dyadic(0); }

    void bypass(std::vector<Game>& options, Game game, Side side) {
        for (std::size_t i = 0; i < options.size();) {
            const auto answers = side == Side::left ? store_.right(options[i]) : store_.left(options[i]);
            const auto through = std::find_if(answers.begin(), answers.end(), [&](Game answer) {
                return side == Side::left ? roughly_leq(answer, game) : roughly_leq(game, answer);
            });
            // A number is where play stops, and in a game that is none somebody moves.
            if (through == answers.end() || store_.is_number(options[i])) {
                ++i;
                continue;
            }
            const auto instead = side == Side::left ? store_.left(*through) : store_.right(*through);
            options.erase(options.begin() + static_cast<std::ptrdiff_t>(i));
            for (const Game o : instead) {
                if (std::find(options.begin(), options.end(), o) == options.end())
                    options.push_back((*this)(o));
            }
        }
    }

    std::vector<Game> undominated(const std::vector<Game>& options, Side side) {
        std::vector<Game> kept;
        for (std::size_t i = 0; i < options.size(); ++i) {
            bool dominated = false;
            for (std::size_t j = 0; j < options.size() && !dominated; ++j) {
                const bool no_better = side == Side::left ? roughly_leq(options[i], options[j])
                                                          : roughly_leq(options[j], options[i]);
                const bool no_worse = side == Side::left ? roughly_leq(options[j], options[i])
                                                         : roughly_leq(options[i], options[j]);
                dominated = i != j && no_better && (!no_worse || j < i);
            }
            if (!dominated) kept.push_back(options[i]);
        }
        return kept;
    }

    Store& store_;
    std::unordered_map<Game, Game> memo_;
    int depth_ = 0;
};

}  // namespace

Game reduced_canonical_form(Store& store, Game game) { return Reducer(store)(game); }

// --- atomic weight -----------------------------------------------------------------------------------------

namespace {

// Followers that are numbers weigh more than any infinitesimal: this much, and whoever is left with such a
// weight in the end has none.
constexpr int huge = 1 << 24;

class AtomicWeight {
public:
    AtomicWeight(Store& store, Game far_star) : store_(store), far_star_(far_star) {}

    Game operator()(Game game) {
        if (game.is_zero()) return game;
        if (const auto x = store_.as_number(game)) return store_.number(*x > Dyadic(0) ? huge : -huge);
        if (const auto known = memo_.find(game); known != memo_.end()) return known->second;
        if (++depth_ > Store::max_depth / 4) throw TooLarge();
        const Game two = store_.number(2);
        std::vector<Game> left, right;
        for (const Game o : store_.left(game)) left.push_back(store_.difference((*this)(o), two));
        for (const Game o : store_.right(game)) right.push_back(store_.sum((*this)(o), two));
        Game result = store_.make(left, right);
        if (const auto n = store_.as_number(result); n && n->is_integer())
            result = integer_weight(game, left, right);
        --depth_;
        memo_.emplace(game, result);
        return result;
    }

private:
    // Where several integers fit between the options, the remote star decides.
    Game integer_weight(Game game, const std::vector<Game>& left, const std::vector<Game>& right) {
        const bool below = store_.leq(game, far_star_), above = store_.leq(far_star_, game);
        if (below == above) return Game();
        const auto fits = [&](Game n) {
            return std::none_of(left.begin(), left.end(), [&](Game o) { return store_.leq(n, o); }) &&
                   std::none_of(right.begin(), right.end(), [&](Game o) { return store_.leq(o, n); });
        };
        Game best = store_.make(left, right);
        const Game step = store_.number(above ? 1 : -1);
        for (Game next = store_.sum(best, step); fits(next); next = store_.sum(next, step)) best = next;
        return best;
    }

    Store& store_;
    Game far_star_;
    std::unordered_map<Game, Game> memo_;
    int depth_ = 0;
};

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
    const Game weight = AtomicWeight(store, far_star)(game);
    if (birthday(store, weight) > huge / 2) return std::nullopt;
    // The definition, as a check: only then is it a weight.
    const Game up = store.number_up_star({0, 1, 0});
    const Game rest = store.sum(store.difference(game, norton_product(store, weight, up)), far_star);
    const bool small = store.leq(rest, up) && store.leq(store.negative(up), rest);
    if (!small) return std::nullopt;
    return weight;
}

}  // namespace tedomari::cgt
