// SPDX-License-Identifier: MIT
#include "economy/optimum.h"

#include <algorithm>
#include <unordered_map>

#include "base/hash.h"
#include "cgt/operations.h"

namespace tedomari::economy {

using cgt::Dyadic;
using cgt::Game;

namespace {

// What is left of a sum: a number, and games that are none, sorted.
struct Rest {
    Dyadic number = 0;
    std::vector<Game> games;
};

struct Bounds {
    Rational low, high;
};

struct Key {
    std::vector<Game> games;
    Side mover;
    friend bool operator==(const Key&, const Key&) = default;
};
struct KeyHash {
    std::size_t operator()(const Key& key) const {
        std::uint64_t hash = key.mover == Side::left ? 1 : 2;
        for (const Game g : key.games) hash = mix(hash ^ g.id());
        return static_cast<std::size_t>(hash);
    }
};

class Search {
public:
    Search(cgt::Thermographs& thermographs, Budget& budget)
        : thermographs_(thermographs), store_(thermographs.store()), budget_(budget) {}

    // Halves the interval until nothing is left of it.
    Optimum run(const std::vector<Game>& games, Side first) {
        Rest rest;
        for (const Game g : games) add(rest, g);
        const Rational number = rest.number.to_rational();
        Bounds bounds = static_bounds(rest.games, first);
        while (bounds.low < bounds.high) {
            const Rational target = midpoint(bounds.low, bounds.high);
            const auto found = bound(rest.games, first, target);
            if (!found) break;
            bounds = *found;
        }
        return {bounds.low + number, bounds.high + number, nodes_};
    }

private:
    struct Option {
        Game from, to;
    };

    // Numbers are set apart; a game and its negative are nothing.
    void add(Rest& rest, Game g) {
        if (const auto x = store_.as_number(g)) {
            rest.number = rest.number + *x;
            return;
        }
        const auto inverse = std::lower_bound(rest.games.begin(), rest.games.end(), store_.negative(g));
        if (inverse != rest.games.end() && *inverse == store_.negative(g)) {
            rest.games.erase(inverse);
            return;
        }
        rest.games.insert(std::lower_bound(rest.games.begin(), rest.games.end(), g), g);
    }

    // The first player reaches the mean, and passes it by no more than the temperature; nobody passes the sum
    // of the stops.
    Bounds static_bounds(const std::vector<Game>& games, Side mover) {
        Rational mean = 0, hottest = 0, left = 0, right = 0;
        for (const Game g : games) {
            const cgt::Thermograph& thermograph = thermographs_.of(g);
            mean += thermograph.mean();
            hottest = std::max(hottest, thermograph.temperature());
            left += store_.left_stop(g).to_rational();
            right += store_.right_stop(g).to_rational();
        }
        if (mover == Side::left) return {std::max(mean, right), std::min(mean + hottest, left)};
        return {std::max(mean - hottest, right), std::min(mean, left)};
    }

    // Narrows the bounds until they tell whether the value is at least `target` or below; nothing when the
    // budget is spent.
    std::optional<Bounds> bound(const std::vector<Game>& games, Side mover, Rational target) {
        if (games.empty()) return Bounds{0, 0};
        const Key key{games, mover};
        const auto known = memo_.find(key);
        Bounds bounds = known != memo_.end() ? known->second : static_bounds(games, mover);
        if (bounds.low >= target || bounds.high < target || bounds.low == bounds.high) return bounds;
        if (!budget_.spend()) return std::nullopt;
        ++nodes_;
        const auto better = bound_by_moves(games, mover, target);
        if (!better) return std::nullopt;
        bounds.low = std::max(bounds.low, better->low);
        bounds.high = std::min(bounds.high, better->high);
        memo_[key] = bounds;
        return bounds;
    }

    std::optional<Bounds> bound_by_moves(const std::vector<Game>& games, Side mover, Rational target) {
        std::optional<Bounds> best;
        for (const Option& option : options(games, mover)) {
            Rest rest;
            rest.games = games;
            rest.games.erase(std::find(rest.games.begin(), rest.games.end(), option.from));
            add(rest, option.to);
            const Rational number = rest.number.to_rational();
            auto after = bound(rest.games, other(mover), target - number);
            if (!after) return std::nullopt;
            after->low += number;
            after->high += number;
            if (!best) best = after;
            if (mover == Side::left) {
                *best = {std::max(best->low, after->low), std::max(best->high, after->high)};
                if (best->low >= target) return Bounds{best->low, static_bounds(games, mover).high};
            } else {
                *best = {std::min(best->low, after->low), std::min(best->high, after->high)};
                if (best->high < target) return Bounds{static_bounds(games, mover).low, best->high};
            }
        }
        return best;
    }

    // The mover's moves, hottest first, without those that another exceeds.
    std::vector<Option> options(const std::vector<Game>& games, Side mover) {
        struct Move {
            Option option;
            Game incentive;
            Rational heat;
        };
        std::vector<Move> moves;
        for (std::size_t i = 0; i < games.size(); ++i) {
            if (i > 0 && games[i] == games[i - 1]) continue;
            for (const Game to : mover == Side::left ? store_.left(games[i]) : store_.right(games[i])) {
                const Game incentive =
                    mover == Side::left ? store_.difference(to, games[i]) : store_.difference(games[i], to);
                moves.push_back({{games[i], to}, incentive, thermographs_.temperature(incentive)});
            }
        }
        std::stable_sort(moves.begin(), moves.end(),
                         [](const Move& a, const Move& b) { return a.heat > b.heat; });
        std::vector<Move> kept;
        for (const Move& move : moves) {
            const auto exceeds = [&](const Move& m) { return store_.leq(move.incentive, m.incentive); };
            if (std::any_of(kept.begin(), kept.end(), exceeds)) continue;
            std::erase_if(kept, [&](const Move& m) { return store_.leq(m.incentive, move.incentive); });
            kept.push_back(move);
        }
        std::vector<Option> result;
        result.reserve(kept.size());
        for (const Move& move : kept) result.push_back(move.option);
        return result;
    }

    cgt::Thermographs& thermographs_;
    cgt::Store& store_;
    Budget& budget_;
    std::unordered_map<Key, Bounds, KeyHash> memo_;
    std::uint64_t nodes_ = 0;
};

}  // namespace

Optimum optimum(cgt::Thermographs& thermographs, const std::vector<Game>& games, Side first, Budget& budget) {
    return Search(thermographs, budget).run(games, first);
}

std::optional<Game> value_of(cgt::Store& store, const cgt::GameGraph& graph, cgt::Vertex position) {
    enum class Mark { fresh, open, done };
    std::vector<Mark> marks(graph.size(), Mark::fresh);
    std::vector<Game> values(graph.size());
    std::vector<cgt::Vertex> path = {position};
    while (!path.empty()) {  // depth first, without recursion
        const cgt::Vertex v = path.back();
        Mark& mark = marks[v.index()];
        if (mark == Mark::done) {
            path.pop_back();
            continue;
        }
        if (graph.is_leaf(v)) {
            const cgt::Thermograph& leaf = graph.leaf(v);
            const auto number = Dyadic::from(leaf.mean());
            if (!number || leaf.left != leaf.right) {
                if (!number || leaf != cgt::thermograph_of_number(leaf.mean())) return std::nullopt;
            }
            values[v.index()] = store.number(*number);
            mark = Mark::done;
            continue;
        }
        if (mark == Mark::open) {  // all options are done
            std::vector<Game> options[2];
            for (const Side side : {Side::left, Side::right}) {
                for (const cgt::Vertex to : graph.options(v, side)) {
                    if (marks[to.index()] != Mark::done) return std::nullopt;  // a cycle
                    options[side == Side::left ? 0 : 1].push_back(values[to.index()]);
                }
            }
            values[v.index()] = store.make(options[0], options[1]);
            mark = Mark::done;
            continue;
        }
        mark = Mark::open;
        for (const Side side : {Side::left, Side::right}) {
            for (const cgt::Vertex to : graph.options(v, side)) {
                if (marks[to.index()] == Mark::open) return std::nullopt;
                if (marks[to.index()] == Mark::fresh) path.push_back(to);
            }
        }
    }
    return values[position.index()];
}

std::optional<std::vector<Game>> values_of(cgt::Store& store, const Sum& sum) {
    std::vector<Game> values;
    for (std::size_t i = 0; i < sum.size(); ++i) {
        const auto value = value_of(store, sum.book(i).graph(), sum.position(i));
        if (!value) return std::nullopt;
        values.push_back(*value);
    }
    return values;
}

}  // namespace tedomari::economy
