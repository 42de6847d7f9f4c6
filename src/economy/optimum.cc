// SPDX-License-Identifier: MIT
#include "economy/optimum.h"

#include <algorithm>
#include <list>
#include <unordered_map>

#include "base/hash.h"
#include "cgt/operations.h"

namespace tedomari::economy {

using cgt::Dyadic;
using cgt::Game;

namespace {

// What is left of a sum: a number, and games that are none, sorted.
struct Rest {
    Rational number = 0;
    std::vector<Game> games;
};

struct Bounds {
    Rational low, high;

    void narrow(const Bounds& better) {
        low = std::max(low, better.low);
        high = std::min(high, better.high);
    }
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

// One of several games, and where a player may move in it.
struct Option {
    Game from, to;
};

// A player's moves in a sum, hottest first, without those that another exceeds.
std::vector<Option> unexceeded_moves(cgt::Thermographs& thermographs, const std::vector<Game>& games,
                                     Side mover) {
    cgt::Store& store = thermographs.store();
    struct Move {
        Option option;
        Game incentive;
        Rational heat;
    };
    std::vector<Move> moves;
    for (std::size_t i = 0; i < games.size(); ++i) {
        if (i > 0 && games[i] == games[i - 1]) continue;
        for (const Game to : mover == Side::left ? store.left(games[i]) : store.right(games[i])) {
            const Game incentive =
                mover == Side::left ? store.difference(to, games[i]) : store.difference(games[i], to);
            moves.push_back({{games[i], to}, incentive, thermographs.temperature(incentive)});
        }
    }
    std::stable_sort(moves.begin(), moves.end(),
                     [](const Move& a, const Move& b) { return a.heat > b.heat; });
    std::vector<Move> kept;
    for (const Move& move : moves) {
        const auto exceeds = [&](const Move& m) { return store.leq(move.incentive, m.incentive); };
        if (std::any_of(kept.begin(), kept.end(), exceeds)) continue;
        std::erase_if(kept, [&](const Move& m) { return store.leq(m.incentive, move.incentive); });
        kept.push_back(move);
    }
    std::vector<Option> result;
    result.reserve(kept.size());
    for (const Move& move : kept) result.push_back(move.option);
    return result;
}

// A sum in which every move costs `tax`: the stops of the cooled sum.  Games no hotter than the tax are frozen, and
// count as their means.  What a search at a higher tax knows bounds this one: cooling less by d, the player to move
// gains at most d, and loses nothing.
class Search {
public:
    Search(cgt::Thermographs& thermographs, Budget& budget, Rational tax, const Search* colder)
        : thermographs_(thermographs),
          store_(thermographs.store()),
          budget_(budget),
          tax_(tax),
          colder_(colder) {}

    // Halves the interval until nothing is left of it.
    Optimum run(const std::vector<Game>& games, Side first) {
        Rest rest;
        for (const Game g : games) add(rest, g);
        const Rational number = rest.number;
        Bounds bounds = first_bounds(rest.games, first);
        while (bounds.low < bounds.high) {
            const auto found = bound(rest.games, first, midpoint(bounds.low, bounds.high));
            if (!found) break;
            bounds = *found;
        }
        return {bounds.low + number, bounds.high + number, nodes_};
    }

private:
    bool is_frozen(Game g) const {
        return tax_ > Rational(0) ? thermographs_.temperature(g) <= tax_ : store_.as_number(g).has_value();
    }

    // What is frozen is set apart; a game and its negative are nothing.
    void add(Rest& rest, Game g) const {
        if (is_frozen(g)) {
            rest.number += thermographs_.mean(g);
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
    // of the walls.
    Bounds static_bounds(const std::vector<Game>& games, Side mover) const {
        Rational mean = 0, hottest = 0, left = 0, right = 0;
        for (const Game g : games) {
            const cgt::Thermograph& thermograph = thermographs_.of(g);
            mean += thermograph.mean();
            hottest = std::max(hottest, thermograph.temperature() - tax_);
            left += thermograph.left.at(tax_);
            right += thermograph.right.at(tax_);
        }
        if (mover == Side::left) return {std::max(mean, right), std::min(mean + hottest, left)};
        return {std::max(mean - hottest, right), std::min(mean, left)};
    }

    // Before a move is tried: what the search at the higher tax found, and what thermographs say.
    Bounds first_bounds(const std::vector<Game>& games, Side mover) const {
        Bounds bounds = static_bounds(games, mover);
        if (colder_ == nullptr) return bounds;
        if (const auto known = colder_->known(games, mover)) {
            const Rational less = colder_->tax_ - tax_;
            bounds.narrow(mover == Side::left ? Bounds{known->low, known->high + less}
                                              : Bounds{known->low - less, known->high});
        }
        return bounds;
    }

    // What was found here of these games, some of which may be frozen.
    std::optional<Bounds> known(const std::vector<Game>& games, Side mover) const {
        Rest rest;
        for (const Game g : games) add(rest, g);
        Bounds bounds;
        if (!rest.games.empty()) {
            const auto found = memo_.find({rest.games, mover});
            if (found == memo_.end()) return std::nullopt;
            bounds = found->second;
        }
        return Bounds{bounds.low + rest.number, bounds.high + rest.number};
    }

    // Narrows the bounds until they tell whether the value is at least `target` or below; nothing when the
    // budget is spent.
    std::optional<Bounds> bound(const std::vector<Game>& games, Side mover, Rational target) {
        if (games.empty()) return Bounds{0, 0};
        const Key key{games, mover};
        const auto found = memo_.find(key);
        Bounds bounds = found != memo_.end() ? found->second : first_bounds(games, mover);
        if (bounds.low >= target || bounds.high < target || bounds.low == bounds.high) return bounds;
        if (!budget_.spend()) return std::nullopt;
        ++nodes_;
        const auto better = bound_by_moves(games, mover, target, bounds);
        if (!better) return std::nullopt;
        bounds.narrow(*better);
        memo_[key] = bounds;
        return bounds;
    }

    std::optional<Bounds> bound_by_moves(const std::vector<Game>& games, Side mover, Rational target,
                                         const Bounds& before) {
        const Rational paid = mover == Side::left ? -tax_ : tax_;
        // A player who gains by no move passes, at the mean.
        Rational mean = 0;
        if (tax_ > Rational(0)) {
            for (const Game g : games) mean += thermographs_.mean(g);
        }
        std::optional<Bounds> best;
        if (tax_ > Rational(0)) best = Bounds{mean, mean};
        for (const Option& option : unexceeded_moves(thermographs_, games, mover)) {
            Rest rest;
            rest.games = games;
            rest.games.erase(std::find(rest.games.begin(), rest.games.end(), option.from));
            add(rest, option.to);
            const Rational number = rest.number + paid;
            auto after = bound(rest.games, other(mover), target - number);
            if (!after) return std::nullopt;
            after->low += number;
            after->high += number;
            if (!best) best = after;
            if (mover == Side::left) {
                *best = {std::max(best->low, after->low), std::max(best->high, after->high)};
                if (best->low >= target) return Bounds{best->low, before.high};
            } else {
                *best = {std::min(best->low, after->low), std::min(best->high, after->high)};
                if (best->high < target) return Bounds{before.low, best->high};
            }
        }
        return best;
    }

    cgt::Thermographs& thermographs_;
    cgt::Store& store_;
    Budget& budget_;
    Rational tax_;
    const Search* colder_;
    std::unordered_map<Key, Bounds, KeyHash> memo_;
    std::uint64_t nodes_ = 0;
};

}  // namespace

Optimum optimum(cgt::Thermographs& thermographs, const std::vector<Game>& games, Side first, Budget& budget) {
    return Search(thermographs, budget, 0, nullptr).run(games, first);
}

Refinement refined_optimum(cgt::Thermographs& thermographs, const std::vector<Game>& games, Side first,
                           Budget& budget, int levels) {
    Rational hottest = 0;
    for (const Game g : games) hottest = std::max(hottest, thermographs.temperature(g));
    Refinement found;
    std::list<Search> searches;
    for (int level = levels; level >= 0; --level) {
        const Rational tax = hottest * Rational(level, levels + 1);
        searches.emplace_back(thermographs, budget, tax, searches.empty() ? nullptr : &searches.back());
        const Optimum here = searches.back().run(games, first);
        found.levels.push_back({tax, here.low, here.high, here.nodes});
        const std::uint64_t nodes = found.result.nodes + here.nodes;
        // Each level bounds the sum itself.
        const Optimum bounds = first == Side::left ? Optimum{here.low, here.high + tax, nodes}
                                                   : Optimum{here.low - tax, here.high, nodes};
        const bool is_first = found.levels.size() == 1;
        found.result = {is_first ? bounds.low : std::max(found.result.low, bounds.low),
                        is_first ? bounds.high : std::min(found.result.high, bounds.high), nodes};
        if (found.result.exact()) break;
    }
    return found;
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
