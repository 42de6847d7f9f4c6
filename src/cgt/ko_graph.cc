// SPDX-License-Identifier: MIT
#include "cgt/ko_graph.h"

#include <algorithm>
#include <ostream>
#include <utility>

#include "cgt/components.h"

namespace tedomari::cgt {

KoThermographs::KoThermographs(const GameGraph& graph, const KoRules& rules, Budget* budget)
    : graph_(graph), rules_(rules) {
    find_ko_captures();
    FlatGraph moves;
    for (std::size_t i = 0; i < graph.size() + critical_.size(); ++i) {
        for (const Side mover : {Side::left, Side::right}) {
            for_each_option(State::at(i), mover, [&](State to) {
                moves.targets.push_back(static_cast<std::uint32_t>(to.index()));
            });
        }
        moves.close_list();
    }
    const Thermograph bottom = {Trajectory::minus_infinity(), Trajectory::minus_infinity()};
    states_.assign(moves.size(), {bottom, -bottom});
    const Components parts = components(moves);
    for (std::size_t i = 0; i < parts.count(); ++i) solve(parts[i], budget);
}

void KoThermographs::find_ko_captures() {
    after_.resize(graph_.option_count());
    for (std::size_t i = 0; i < graph_.size(); ++i) {
        const auto [first, last] = graph_.option_range(Vertex(i), rules_.komaster);
        for (std::size_t move = first; move < last; ++move) {
            const Vertex to = graph_.target(move);
            after_[move] = to;
            const auto answers = graph_.options(to, other(rules_.komaster));
            if (std::find(answers.begin(), answers.end(), Vertex(i)) == answers.end()) continue;
            after_[move] = State::at(graph_.size() + critical_.size());
            critical_.push_back({to, Vertex(i)});
        }
    }
}

template <class Visit>
void KoThermographs::for_each_option(State s, Side mover, Visit visit) const {
    const auto [first, last] = graph_.option_range(position(s), mover);
    for (std::size_t move = first; move < last; ++move) {
        if (mover == rules_.komaster) {
            visit(after_[move]);
        } else if (!is_critical(s) || graph_.target(move) != critical_at(s).banned) {
            visit(State(graph_.target(move)));
        }
    }
}

std::vector<KoThermographs::State> KoThermographs::options(State s, Side mover) const {
    std::vector<State> result;
    for_each_option(s, mover, [&](State to) { result.push_back(to); });
    return result;
}

bool tighten(ThermographBounds& bounds, const ThermographBounds& better, std::int64_t finest) {
    constexpr std::ptrdiff_t longest = 64;
    const auto take = [&](const Thermograph& from, Thermograph& to) {
        for (const Wall* wall : {&from.left, &from.right}) {
            if (wall->denominator() > finest || wall->end() - wall->begin() > longest) return false;
        }
        if (from == to) return false;
        to = from;
        return true;
    };
    const bool low = take(better.low, bounds.low);
    return take(better.high, bounds.high) || low;
}

// One component whose successors are done: a single state exactly, a knot of cycles by sweeps.
void KoThermographs::solve(std::span<const std::uint32_t> component, Budget* budget) {
    if (budget != nullptr && !budget->spend(component.size())) {
        finished_ = false;
        return;
    }
    if (component.size() == 1) {  // no position moves to itself
        states_[component[0]] = worked_out(State::at(component[0]));
        return;
    }
    std::vector<Vertex> knot;
    for (const std::uint32_t member : component) knot.push_back(position(State::at(member)));
    std::sort(knot.begin(), knot.end());
    knot.erase(std::unique(knot.begin(), knot.end()), knot.end());
    unresolved_.push_back(std::move(knot));

    bool changed = true;
    for (int sweep = 0; changed && sweep < rules_.sweeps; ++sweep) {
        changed = false;
        for (const std::uint32_t member : component) {
            changed |= tighten(states_[member], worked_out(State::at(member)));
        }
        if (budget != nullptr && !budget->spend(component.size())) {
            finished_ = false;
            return;
        }
    }
}

ThermographBounds KoThermographs::worked_out(State s) const {
    const Vertex v = position(s);
    if (graph_.is_leaf(v)) return {graph_.leaf(v), graph_.leaf(v)};
    const ScaffoldBounds bounds = scaffolds(s);
    const auto walls = [&](const Scaffolds& pair) {
        if (is_critical(s)) return pass_banned(pair, rules_.komaster);
        return thermograph(pair, {rules_.base, graph_.score(v)});
    };
    Thermograph low = walls(bounds.low);
    if (bounds.low == bounds.high) return {low, low};
    return {std::move(low), walls(bounds.high)};
}

ScaffoldBounds KoThermographs::scaffolds(State s) const {
    Scaffolding low, high;
    bool exact = true;
    for_each_option(s, Side::left, [&](State to) {
        const auto& [lower, upper] = (*this)[to];
        exact &= lower.right == upper.right;
        low.left_option(lower.right);
    });
    for_each_option(s, Side::right, [&](State to) {
        const auto& [lower, upper] = (*this)[to];
        exact &= lower.left == upper.left;
        low.right_option(lower.left);
    });
    Scaffolds lower = std::move(low).finish();
    if (exact) return {lower, lower};
    for_each_option(s, Side::left, [&](State to) { high.left_option((*this)[to].high.right); });
    for_each_option(s, Side::right, [&](State to) { high.right_option((*this)[to].high.left); });
    return {std::move(lower), std::move(high).finish()};
}

std::ostream& operator<<(std::ostream& out, const ThermographBounds& bounds) {
    if (bounds.exact()) return out << bounds.low;
    return out << "at least " << bounds.low << "; at most " << bounds.high;
}

KoTemper ko_temper(const ThermographBounds& left, const ThermographBounds& right) {
    const auto unbounded = [](const ThermographBounds& b) {
        return b.low.left.is_infinite() || b.low.right.is_infinite() || b.high.left.is_infinite() ||
               b.high.right.is_infinite();
    };
    if (unbounded(left) || unbounded(right)) return KoTemper::unknown;
    if (right.high.mean() < left.low.mean() || left.high.mean() < right.low.mean())
        return KoTemper::hyperactive;
    if (!left.exact() || !right.exact()) return KoTemper::unknown;
    return left.low.temperature() == right.low.temperature() ? KoTemper::placid : KoTemper::active;
}

std::string_view to_string(KoTemper temper) {
    constexpr std::string_view names[] = {"placid", "active", "hyperactive", "unknown"};
    return names[static_cast<int>(temper)];
}

namespace {

bool has_option(const GameGraph& graph, Vertex from, Side mover, Vertex to) {
    const auto options = graph.options(from, mover);
    return std::find(options.begin(), options.end(), to) != options.end();
}

// Whether the captures between these positions form one row without branches or other moves.
bool is_row_of_kos(const GameGraph& graph, std::span<const Vertex> positions) {
    const auto inside = [&](Vertex v) { return std::binary_search(positions.begin(), positions.end(), v); };
    std::size_t captures = 0;
    for (const Vertex v : positions) {
        for (const Side mover : {Side::left, Side::right}) {
            std::size_t here = 0;
            for (const Vertex to : graph.options(v, mover)) {
                if (!inside(to)) continue;
                if (!has_option(graph, to, other(mover), v)) return false;
                ++here;
            }
            if (here > 1) return false;
            captures += here;
        }
    }
    return captures == 2 * (positions.size() - 1);
}

bool touches(const std::vector<std::vector<Vertex>>& knots, std::span<const Vertex> positions) {
    for (const auto& knot : knots) {
        for (const Vertex v : knot) {
            if (std::binary_search(positions.begin(), positions.end(), v)) return true;
        }
    }
    return false;
}

}  // namespace

std::vector<Loop> loops(const GameGraph& graph, const KoThermographs& left, const KoThermographs& right) {
    FlatGraph moves;
    for (std::size_t i = 0; i < graph.size(); ++i) {
        for (const Side mover : {Side::left, Side::right}) {
            for (const Vertex to : graph.options(Vertex(i), mover)) {
                moves.targets.push_back(static_cast<std::uint32_t>(to.index()));
            }
        }
        moves.close_list();
    }
    std::vector<Loop> result;
    const Components parts = components(moves);
    for (std::size_t i = 0; i < parts.count(); ++i) {
        if (parts[i].size() == 1) continue;
        std::vector<Vertex> positions;
        for (const std::uint32_t member : parts[i]) positions.emplace_back(member);
        std::sort(positions.begin(), positions.end());
        Loop::Kind kind = Loop::Kind::several_kos;
        if (touches(left.unresolved(), positions) || touches(right.unresolved(), positions)) {
            kind = Loop::Kind::not_a_ko;
        } else if (is_row_of_kos(graph, positions)) {
            kind = positions.size() == 2 ? Loop::Kind::simple_ko : Loop::Kind::iterated_ko;
        }
        result.push_back({kind, std::move(positions)});
    }
    return result;
}

std::string_view to_string(Loop::Kind kind) {
    constexpr std::string_view names[] = {"simple ko", "iterated ko", "several kos", "not a ko"};
    return names[static_cast<int>(kind)];
}

}  // namespace tedomari::cgt
