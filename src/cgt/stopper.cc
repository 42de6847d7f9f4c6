// SPDX-License-Identifier: MIT
#include "cgt/stopper.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <optional>

#include "cgt/notation.h"
#include "cgt/operations.h"

namespace tedomari::cgt {

namespace {

using Position = LoopyGraph::Position;

std::vector<std::size_t>& options(Position& position, Side side) {
    return side == Side::left ? position.left : position.right;
}

// What is reached from position 0, renumbered.
LoopyGraph reached(const LoopyGraph& game) {
    std::vector<std::size_t> order = {0};
    std::map<std::size_t, std::size_t> index = {{0, 0}};
    LoopyGraph found;
    for (std::size_t next = 0; next < order.size(); ++next) {
        Position position;
        for (const Side side : {Side::left, Side::right}) {
            for (const std::size_t to : game.positions[order[next]].options(side)) {
                const auto [at, is_new] = index.try_emplace(to, order.size());
                if (is_new) order.push_back(to);
                options(position, side).push_back(at->second);
            }
        }
        found.positions.push_back(std::move(position));
    }
    return found;
}

// Positions with a player to move; 2v + 1 when that is Right.
std::size_t turn(std::size_t v, Side mover) { return 2 * v + (mover == Side::right ? 1 : 0); }

// By turns: whether the mover wins (1), loses (-1), or neither can force it.
std::vector<int> solved(const LoopyGraph& game) {
    const std::size_t n = 2 * game.positions.size();
    std::vector<int> value(n, 0);
    std::vector<std::size_t> open(n, 0), todo;
    std::vector<std::vector<std::size_t>> before(n);
    for (std::size_t v = 0; v < game.positions.size(); ++v) {
        for (const Side side : {Side::left, Side::right}) {
            const auto& targets = game.positions[v].options(side);
            open[turn(v, side)] = targets.size();
            for (const std::size_t to : targets) before[turn(to, other(side))].push_back(turn(v, side));
            if (!targets.empty()) continue;
            value[turn(v, side)] = -1;
            todo.push_back(turn(v, side));
        }
    }
    while (!todo.empty()) {
        const std::size_t at = todo.back();
        todo.pop_back();
        for (const std::size_t from : before[at]) {
            if (value[from] != 0) continue;
            if (value[at] < 0) {
                value[from] = 1;
            } else if (--open[from] > 0) {
                continue;
            } else {
                value[from] = -1;
            }
            todo.push_back(from);
        }
    }
    return value;
}

// Positions from which a player can always move, the other moving as often as he likes in between.
std::vector<bool> endless(const LoopyGraph& game, Side player) {
    std::vector<bool> in(game.positions.size(), true);
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t v = 0; v < in.size(); ++v) {
            if (!in[v]) continue;
            const auto &mine = game.positions[v].options(player),
                       &theirs = game.positions[v].options(other(player));
            const auto stays = [&](std::size_t to) { return in[to]; };
            if (std::any_of(mine.begin(), mine.end(), stays) &&
                std::all_of(theirs.begin(), theirs.end(), stays))
                continue;
            in[v] = false;
            changed = true;
        }
    }
    return in;
}

// Which positions of a stopper are at least which others: Left survives v - w, Right beginning.
class Order {
public:
    explicit Order(const LoopyGraph& game) : size_(game.positions.size()) {
        if (size_ * size_ > most_loopy_positions) throw TooLarge();
        LoopyGraph pairs;
        const LoopyGraph negative = game.negative();
        for (std::size_t v = 0; v < size_; ++v) {
            for (std::size_t w = 0; w < size_; ++w) {
                Position position;
                for (const Side side : {Side::left, Side::right}) {
                    for (const std::size_t to : game.positions[v].options(side))
                        options(position, side).push_back(to * size_ + w);
                    for (const std::size_t to : negative.positions[w].options(side))
                        options(position, side).push_back(v * size_ + to);
                }
                pairs.positions.push_back(std::move(position));
            }
        }
        values_ = solved(pairs);
    }
    bool geq(std::size_t v, std::size_t w) const { return values_[turn(v * size_ + w, Side::right)] <= 0; }
    bool equal(std::size_t v, std::size_t w) const { return geq(v, w) && geq(w, v); }
    bool better(Side side, std::size_t v, std::size_t w) const {
        return side == Side::left ? geq(v, w) : geq(w, v);
    }

private:
    std::size_t size_;
    std::vector<int> values_;
};

// Leaves one of equals, and none that another is at least as good as.
bool drop_dominated(LoopyGraph& game, const Order& order) {
    bool changed = false;
    for (Position& position : game.positions) {
        for (const Side side : {Side::left, Side::right}) {
            auto& list = options(position, side);
            std::vector<std::size_t> kept;
            for (const std::size_t option : list) {
                if (std::any_of(kept.begin(), kept.end(),
                                [&](std::size_t k) { return order.better(side, k, option); }))
                    continue;
                std::erase_if(kept, [&](std::size_t k) { return order.better(side, option, k); });
                kept.push_back(option);
            }
            changed = changed || kept.size() != list.size();
            list = std::move(kept);
        }
    }
    return changed;
}

// An option whose own answer is no worse for the other player than where one came from gives way to what follows it.
bool bypass_reversible(LoopyGraph& game, const Order& order) {
    for (std::size_t v = 0; v < game.positions.size(); ++v) {
        for (const Side side : {Side::left, Side::right}) {
            auto& list = options(game.positions[v], side);
            for (std::size_t i = 0; i < list.size(); ++i) {
                for (const std::size_t answer : game.positions[list[i]].options(other(side))) {
                    if (!order.better(other(side), answer, v)) continue;
                    const std::vector<std::size_t> follow =
                        answer == v ? std::vector<std::size_t>{} : game.positions[answer].options(side);
                    if (std::find(follow.begin(), follow.end(), list[i]) != follow.end()) continue;
                    list.erase(list.begin() + static_cast<std::ptrdiff_t>(i));
                    for (const std::size_t to : follow) {
                        if (std::find(list.begin(), list.end(), to) == list.end()) list.push_back(to);
                    }
                    return true;
                }
            }
        }
    }
    return false;
}

LoopyGraph merged(const LoopyGraph& game, const Order& order) {
    LoopyGraph result = game;
    for (Position& position : result.positions) {
        for (const Side side : {Side::left, Side::right}) {
            for (std::size_t& option : options(position, side)) {
                for (std::size_t v = 0; v < option; ++v) {
                    if (order.equal(v, option)) {
                        option = v;
                        break;
                    }
                }
            }
        }
    }
    return reached(result);
}

// The short game that it is, if it has no cycle.
std::optional<Game> short_game(Store& store, const LoopyGraph& game) {
    std::vector<std::optional<Game>> known(game.positions.size());
    std::vector<bool> open(game.positions.size(), false);
    const auto visit = [&](const auto& self, std::size_t v) -> bool {
        if (known[v]) return true;
        if (open[v]) return false;
        open[v] = true;
        std::vector<Game> lists[2];
        for (const Side side : {Side::left, Side::right}) {
            for (const std::size_t to : game.positions[v].options(side)) {
                if (!self(self, to)) return false;
                lists[side == Side::left ? 0 : 1].push_back(*known[to]);
            }
        }
        known[v] = store.make(lists[0], lists[1]);
        return true;
    };
    if (game.positions.size() > 500 || !visit(visit, 0)) return std::nullopt;
    return known[0];
}

struct Named {
    const char* name;
    LoopyGraph graph;
};

// The loopy values that have names; position 1 is 0 and 2 is *.
const std::vector<Named>& names() {
    using Options = std::vector<std::size_t>;
    const auto named = [](const char* name, const Options& left, const Options& right) {
        LoopyGraph graph;
        graph.positions = {Position{left, right}, Position{}, Position{Options{1}, Options{1}}};
        return Named{name, reached(graph)};
    };
    static const std::vector<Named> all = {
        named("on", {0}, {}),      named("off", {}, {0}),         named("over", {1}, {0}),
        named("under", {0}, {1}),  named("upon", {0}, {2}),       named("upon*", {1, 0}, {1}),
        named("downon", {2}, {0}), named("downon*", {1}, {1, 0}),
    };
    return all;
}

std::string definitions(Store& store, const LoopyGraph& game) {
    const auto letter = [](std::size_t v) {
        return v < 26 ? std::string(1, static_cast<char>('a' + v)) : fmt::format("p{}", v);
    };
    std::vector<std::string> texts(game.positions.size());
    for (std::size_t v = 0; v < texts.size(); ++v) {
        LoopyGraph from = game;
        std::swap(from.positions[0], from.positions[v]);
        for (Position& position : from.positions) {
            for (const Side side : {Side::left, Side::right}) {
                for (std::size_t& to : options(position, side)) to = to == 0 ? v : to == v ? 0 : to;
            }
        }
        if (const auto known = short_game(store, reached(from))) texts[v] = to_text(store, *known);
    }
    std::string text;
    for (std::size_t v = 0; v < texts.size(); ++v) {
        if (!texts[v].empty()) continue;
        std::string lists[2];
        for (const Side side : {Side::left, Side::right}) {
            for (const std::size_t to : game.positions[v].options(side)) {
                std::string& list = lists[side == Side::left ? 0 : 1];
                list += (list.empty() ? "" : ",") + (texts[to].empty() ? letter(to) : texts[to]);
            }
        }
        text += fmt::format("{}{}={{{}|{}}}", text.empty() ? "" : "; ", letter(v), lists[0], lists[1]);
    }
    return text;
}

std::string_view words(PlayResult result) {
    return result == PlayResult::left_wins    ? "Left wins"
           : result == PlayResult::right_wins ? "Right wins"
                                              : "a draw";
}

}  // namespace

LoopyGraph LoopyGraph::negative() const {
    LoopyGraph result;
    for (const Position& position : positions) result.positions.push_back({position.right, position.left});
    return result;
}

LoopyGraph loopy_graph(Store& store, Game game) {
    LoopyGraph graph;
    std::vector<Game> order = {game};
    std::map<std::uint32_t, std::size_t> index = {{game.id(), 0}};
    for (std::size_t next = 0; next < order.size(); ++next) {
        LoopyGraph::Position position;
        for (const Side side : {Side::left, Side::right}) {
            const auto list = side == Side::left ? store.left(order[next]) : store.right(order[next]);
            for (const Game to : std::vector<Game>(list.begin(), list.end())) {
                const auto [at, is_new] = index.try_emplace(to.id(), order.size());
                if (is_new) order.push_back(to);
                options(position, side).push_back(at->second);
            }
        }
        graph.positions.push_back(std::move(position));
        if (order.size() > most_loopy_positions) throw TooLarge();
    }
    return graph;
}

LoopyGraph sum(const LoopyGraph& g, const LoopyGraph& h) {
    LoopyGraph result;
    std::vector<std::pair<std::size_t, std::size_t>> order = {{0, 0}};
    std::map<std::pair<std::size_t, std::size_t>, std::size_t> index = {{{0, 0}, 0}};
    for (std::size_t next = 0; next < order.size(); ++next) {
        const auto [v, w] = order[next];
        LoopyGraph::Position position;
        const auto add = [&](Side side, std::pair<std::size_t, std::size_t> to) {
            const auto [at, is_new] = index.try_emplace(to, order.size());
            if (is_new) order.push_back(to);
            options(position, side).push_back(at->second);
        };
        for (const Side side : {Side::left, Side::right}) {
            for (const std::size_t to : g.positions[v].options(side)) add(side, {to, w});
            for (const std::size_t to : h.positions[w].options(side)) add(side, {v, to});
        }
        result.positions.push_back(std::move(position));
        if (order.size() > most_loopy_positions) throw TooLarge();
    }
    return result;
}

PlayResult result(const LoopyGraph& game, Side first) {
    const int value = solved(game)[turn(0, first)];
    if (value == 0) return PlayResult::draw;
    return (value > 0) == (first == Side::left) ? PlayResult::left_wins : PlayResult::right_wins;
}

// A cycle of turns taken alternately is one in the graph of turns: leaves are taken off until nothing is left.
bool is_stopper(const LoopyGraph& game) {
    const std::size_t n = 2 * game.positions.size();
    std::vector<std::size_t> open(n, 0), todo;
    std::vector<std::vector<std::size_t>> before(n);
    for (std::size_t v = 0; v < game.positions.size(); ++v) {
        for (const Side side : {Side::left, Side::right}) {
            open[turn(v, side)] = game.positions[v].options(side).size();
            for (const std::size_t to : game.positions[v].options(side))
                before[turn(to, other(side))].push_back(turn(v, side));
            if (open[turn(v, side)] == 0) todo.push_back(turn(v, side));
        }
    }
    std::size_t gone = 0;
    while (!todo.empty()) {
        const std::size_t at = todo.back();
        todo.pop_back();
        ++gone;
        for (const std::size_t from : before[at]) {
            if (--open[from] == 0) todo.push_back(from);
        }
    }
    return gone == n;
}

bool is_dud(const LoopyGraph& game) { return endless(game, Side::left)[0] && endless(game, Side::right)[0]; }

std::partial_ordering compare(const LoopyGraph& g, const LoopyGraph& h) {
    const LoopyGraph difference = sum(g, h.negative());
    const std::vector<int> values = solved(difference);
    const bool geq = values[turn(0, Side::right)] <= 0, leq = values[turn(0, Side::left)] <= 0;
    if (geq && leq) return std::partial_ordering::equivalent;
    return geq   ? std::partial_ordering::greater
           : leq ? std::partial_ordering::less
                 : std::partial_ordering::unordered;
}

// Equal positions are merged last: a position merged with one behind it could be gone around in turns.
LoopyGraph simplest(const LoopyGraph& game) {
    LoopyGraph found = reached(game);
    for (int step = 0; step < 1000; ++step) {
        const Order order(found);
        if (!drop_dominated(found, order) && !bypass_reversible(found, order)) break;
        found = reached(found);
    }
    LoopyGraph smaller = merged(found, Order(found));
    if (is_stopper(smaller) && compare(smaller, game) == std::partial_ordering::equivalent) return smaller;
    if (compare(found, game) == std::partial_ordering::equivalent) return found;
    return reached(game);
}

std::string loopy_text(Store& store, const LoopyGraph& game) {
    if (is_dud(game)) return "dud";
    if (!is_stopper(game)) {
        return fmt::format("no stopper: play may go on for ever; Left first: {}, Right first: {}",
                           words(result(game, Side::left)), words(result(game, Side::right)));
    }
    const LoopyGraph simple = simplest(game);
    if (const auto known = short_game(store, simple)) return to_text(store, *known);
    for (const Named& named : names()) {
        if (compare(simple, named.graph) == std::partial_ordering::equivalent) return named.name;
    }
    for (int quarters = -16; quarters <= 16; ++quarters) {  // a number beside a named value
        const LoopyGraph number = loopy_graph(store, store.number(Dyadic(Rational(quarters, 4))));
        for (const Named& named : names()) {
            if (compare(simple, sum(number, named.graph)) == std::partial_ordering::equivalent)
                return fmt::format("{} + {}", to_mixed_string(Rational(quarters, 4)), named.name);
        }
    }
    return definitions(store, simple);
}

}  // namespace tedomari::cgt
