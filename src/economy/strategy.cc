// SPDX-License-Identifier: MIT
#include "economy/strategy.h"

#include <algorithm>
#include <set>

namespace tedomari::economy {

namespace {

// Positive when good for the mover.
Rational for_mover(Rational value, Side mover) { return mover == Side::left ? value : -value; }

Rational own_wall(const Thermograph& game, Side mover, Rational t) {
    return for_mover(mover == Side::left ? game.left.at(t) : game.right.at(t), mover);
}

// What a move to `option` brings the mover, tax paid.
Rational reached(const Thermograph& option, Side mover, Rational t) {
    return for_mover(mover == Side::left ? option.right.at(t) : option.left.at(t), mover) - t;
}

Rational width(const Thermograph& game, Rational t) { return game.left.at(t) - game.right.at(t); }

// Visits the summands the view allows, of those alike only the first.
template <class Visit>
void for_each_kind(const View& view, Visit visit) {
    std::set<Sum::Kind> seen;
    for (const std::size_t i : view.sum.live()) {
        if (view.only && *view.only != i) continue;
        const bool special = view.last == i || view.last_ko == i || view.sum.is_banned(i);
        if (!special && !seen.insert(view.sum.kind(i)).second) continue;
        visit(i);
    }
}

// The mover's option that brings most at this tax.
struct Best {
    std::size_t option;
    Rational value;
};
std::optional<Best> best_option(const Sum& sum, std::size_t i, Side mover, Rational t) {
    std::optional<Best> best;
    const auto options = sum.options(i, mover);
    for (std::size_t k = 0; k < options.size(); ++k) {
        const Rational value = reached(*options[k], mover, t);
        if (!best || value > best->value) best = Best{k, value};
    }
    return best;
}

// Where the active stretch around t ends.
Rational heat_at(const Thermograph& game, Rational t) {
    Rational heat = t;
    for (const cgt::Phase& phase : cgt::phases(game)) {
        if (phase.active() && phase.from <= heat && phase.to && *phase.to > heat) heat = *phase.to;
    }
    return heat;
}

std::optional<Candidate> candidate(const Sum& sum, std::size_t i, Side mover, Rational t) {
    const Thermograph& game = sum.thermograph(i);
    const auto best = best_option(sum, i, mover, t);
    if (!best || best->value < own_wall(game, mover, t)) return std::nullopt;
    const Rational apart = width(game, t);
    bool hill = apart > Rational(0);
    if (!hill) {  // a summit, where both are willing
        const auto theirs = best_option(sum, i, other(mover), t);
        hill = theirs && theirs->value >= own_wall(game, other(mover), t);
    }
    return Candidate{{i, best->option}, hill, heat_at(game, t), game.temperature() >= t, apart};
}

View at_tax(View view, Rational tax) {
    view.tax = tax;
    return view;
}

template <class Better>
std::optional<Turn> best(const std::vector<Candidate>& all, Better better) {
    const Candidate* found = nullptr;
    for (const Candidate& candidate : all) {
        if (found == nullptr || better(candidate, *found)) found = &candidate;
    }
    return found == nullptr ? std::nullopt : std::optional(found->turn);
}

// Hills before caves, then the hottest, then where a move gains something.
std::strong_ordering by_heat(const Candidate& a, const Candidate& b) {
    if (a.hill != b.hill) return a.hill <=> b.hill;
    if (a.heat != b.heat) return a.heat <=> b.heat;
    return a.on_base <=> b.on_base;
}

bool wider(const Candidate& a, const Candidate& b) {
    return a.width != b.width ? a.width > b.width : by_heat(a, b) > 0;
}

std::optional<Turn> hotstrat(const View& view) {
    return best(candidates(view), [](const Candidate& a, const Candidate& b) { return by_heat(a, b) > 0; });
}

// Answers where the opponent just moved when that is a hill; otherwise the hottest, and among moves as hot a
// ko first, the one fought last before others: what the theorem on enriched environments asks for.
std::optional<Turn> sentestrat(const View& view) {
    const auto all = candidates(view);
    for (const Candidate& candidate : all) {
        if (view.last == candidate.turn.summand && candidate.width > Rational(0)) return candidate.turn;
    }
    const auto ko_rank = [&](const Candidate& c) {
        return (view.sum.is_ko(c.turn.summand) ? 1 : 0) + (view.last_ko == c.turn.summand ? 1 : 0);
    };
    return best(all, [&](const Candidate& a, const Candidate& b) {
        const auto order = by_heat(a, b);
        return order > 0 || (order == 0 && ko_rank(a) > ko_rank(b));
    });
}

// The temperatures at which something bends.
std::set<Rational> bends(const View& view) {
    std::set<Rational> temperatures = {view.t_min};
    const auto collect = [&](const Thermograph& game) {
        for (const cgt::Wall* wall : {&game.left, &game.right}) {
            for (const cgt::Bend& bend : wall->bends()) temperatures.insert(bend.t);
        }
    };
    for_each_kind(view, [&](std::size_t i) {
        collect(view.sum.thermograph(i));
        for (const Thermograph* option : view.sum.options(i, view.mover)) collect(*option);
    });
    return temperatures;
}

// What Thermostrat counts on at t: the opponent's walls and the widest hill.
Rational compound_wall(const View& view, Rational t) {
    Rational total = for_mover(view.sum.settled(), view.mover), widest = 0;
    for (const std::size_t i : view.sum.live()) {
        const Thermograph& game = view.sum.thermograph(i);
        total -= own_wall(game, other(view.mover), t);
        widest = std::max(widest, width(game, t));
    }
    return total + widest;
}

// The least temperature up to `highest` at which Thermostrat counts on most and has a move.
std::optional<Rational> best_temperature(const View& view, Rational highest) {
    std::set<Rational> temperatures = bends(view);
    temperatures.insert(highest);
    std::optional<Rational> best;
    Rational most = 0;
    for (const Rational t : temperatures) {
        if (t < view.t_min || t > highest) continue;
        const Rational value = compound_wall(view, t);
        if (best && value <= most) continue;
        if (candidates(at_tax(view, t)).empty()) continue;
        best = t;
        most = value;
    }
    return best;
}

std::optional<Turn> thermostrat(const View& view) {
    std::optional<Rational> t = view.tax;
    if (!view.taxed) t = best_temperature(view, view.tax);
    if (!t) return std::nullopt;
    return best(candidates(at_tax(view, *t)), wider);
}

std::optional<Rational> thermostrat_bid(const View& view) {
    const auto willing = willing_below(view);
    if (!willing) return std::nullopt;
    return best_temperature(view, *willing);
}

// Any legal move; where passing costs nothing but a tax, sometimes none.
std::optional<Turn> random_move(const View& view) {
    const bool may_pass = !view.must_move && (view.taxed || view.only);
    if (may_pass && view.rng->below(4) == 0) return std::nullopt;
    const auto moves = priced_moves(view);
    if (moves.empty()) return std::nullopt;
    return moves[view.rng->below(static_cast<std::uint32_t>(moves.size()))].turn;
}

// What the script says: a legal move, or a pass where there are taxes.
std::optional<Turn> scripted_move(const View& view) {
    const auto moves = priced_moves(view);
    const bool may_pass = !view.must_move && (view.taxed || view.only);
    const std::size_t choices = moves.size() + (may_pass ? 1 : 0);
    if (moves.empty() || view.script == nullptr) return std::nullopt;
    const std::size_t taken = view.script->next(choices);
    return taken < moves.size() ? std::optional(moves[taken].turn) : std::nullopt;
}

// For the first move the temperature, or as far above it as it costs nothing: each is tried.
std::optional<Rational> scripted_bid(const View& view) {
    const auto willing = willing_below(view);
    const Rational temperature = view.sum.temperature();
    if (!willing || view.script == nullptr || view.tax <= temperature || *willing <= temperature)
        return willing;
    return view.script->next(2) == 0 ? willing : std::optional(temperature);
}

std::optional<Rational> random_bid(const View& view) {
    if (priced_moves(view).empty()) return std::nullopt;
    if (view.rng->below(3) == 0) return willing_below(view);
    const std::int64_t steps = ((view.tax - view.t_min) * Rational(16)).ceil();
    if (steps <= 0) return std::nullopt;
    const auto step = view.rng->below(static_cast<std::uint32_t>(std::min<std::int64_t>(steps, 1 << 20)));
    return view.t_min + Rational(static_cast<int>(step)) / Rational(16);
}

}  // namespace

std::size_t Script::next(std::size_t choices) {
    if (at_ == decisions_.size()) decisions_.push_back({0, choices});
    return decisions_[at_++].taken;
}

bool Script::advance() {
    at_ = 0;
    while (!decisions_.empty()) {
        if (++decisions_.back().taken < decisions_.back().choices) return true;
        decisions_.pop_back();
    }
    return false;
}

std::vector<Candidate> candidates(const View& view) {
    std::vector<Candidate> found;
    for_each_kind(view, [&](std::size_t i) {
        if (const auto wanted = candidate(view.sum, i, view.mover, view.tax)) found.push_back(*wanted);
    });
    return found;
}

// Walls are straight between their bends and wanting to move is a closed condition, so that the highest tax
// is at a bend of a game or of an option.
std::optional<Rational> willing_below(const View& view) {
    const std::set<Rational> temperatures = bends(view);
    for (auto t = temperatures.rbegin(); t != temperatures.rend(); ++t) {
        if (*t >= view.tax || *t < view.t_min) continue;
        if (!candidates(at_tax(view, *t)).empty()) return *t;
    }
    return std::nullopt;
}

std::vector<PricedMove> priced_moves(const View& view) {
    std::vector<PricedMove> found;
    for_each_kind(view, [&](std::size_t i) {
        const Rational promised = own_wall(view.sum.thermograph(i), view.mover, view.tax);
        const auto options = view.sum.options(i, view.mover);
        for (std::size_t k = 0; k < options.size(); ++k) {
            found.push_back({{i, k}, promised - reached(*options[k], view.mover, view.tax)});
        }
    });
    return found;
}

std::optional<Turn> forced_move(const Strategy& strategy, const View& at) {
    View view = at;
    view.must_move = true;
    if (const auto turn = strategy.choose(view)) return turn;
    if (const auto t = strategy.bid(view)) {
        if (const auto turn = strategy.choose(at_tax(view, *t))) return turn;
    }
    std::optional<PricedMove> best;
    for (const PricedMove& move : priced_moves(view)) {
        if (!best || move.loss < best->loss) best = move;
    }
    return best ? std::optional(best->turn) : std::nullopt;
}

const std::vector<Strategy>& strategies() {
    static const std::vector<Strategy> table = {
        {"sentestrat", "answer where the opponent made it hot, else play the hottest", true, sentestrat,
         willing_below},
        {"thermostrat", "play where the hill is widest", true, thermostrat, thermostrat_bid},
        {"hotstrat", "always play the hottest", true, hotstrat, willing_below},
        {"random", "any legal move, any bid", false, random_move, random_bid},
        {"nemesis", "the best reply to the other's strategy, by trying every line", false, scripted_move,
         scripted_bid},
    };
    return table;
}

const Strategy* find_strategy(std::string_view name) {
    for (const Strategy& strategy : strategies()) {
        if (strategy.name == name) return &strategy;
    }
    return nullptr;
}

}  // namespace tedomari::economy
