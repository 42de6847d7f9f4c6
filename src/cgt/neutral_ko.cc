// SPDX-License-Identifier: MIT
#include "cgt/neutral_ko.h"

#include <algorithm>

#include "cgt/components.h"

namespace tedomari::cgt {

NeutralThermographs::NeutralThermographs(const GameGraph& graph, int sweeps, Budget* budget) : graph_(graph) {
    find_captures();
    FlatGraph moves;
    for (std::size_t i = 0; i < graph.size() + captured_.size(); ++i) {
        for (const Side mover : {Side::left, Side::right})
            for_each_option(i, mover, [&](std::uint32_t to) { moves.targets.push_back(to); });
        if (const Captured* captured = captured_at(i))
            moves.targets.push_back(static_cast<std::uint32_t>(captured->position.index()));
        moves.close_list();
    }
    const Thermograph bottom = {Trajectory::minus_infinity(), Trajectory::minus_infinity()};
    states_.assign(moves.size(), {bottom, -bottom});
    const Components parts = components(moves);
    for (std::size_t i = 0; i < parts.count() && finished_; ++i) {
        bool changed = true;
        for (int sweep = 0; changed && sweep < (parts[i].size() == 1 ? 1 : sweeps); ++sweep) {
            changed = false;
            for (const std::uint32_t member : parts[i])
                changed |= tighten(states_[member], worked_out(member));
            finished_ = finished_ && (budget == nullptr || budget->spend(parts[i].size()));
            if (!finished_) break;
        }
    }
}

void NeutralThermographs::find_captures() {
    after_.resize(graph_.option_count());
    for (std::size_t i = 0; i < graph_.size(); ++i) {
        for (const Side mover : {Side::left, Side::right}) {
            const auto [first, last] = graph_.option_range(Vertex(i), mover);
            for (std::size_t move = first; move < last; ++move) {
                const Vertex to = graph_.target(move);
                after_[move] = static_cast<std::uint32_t>(to.index());
                const auto answers = graph_.options(to, other(mover));
                if (std::find(answers.begin(), answers.end(), Vertex(i)) == answers.end()) continue;
                after_[move] = static_cast<std::uint32_t>(graph_.size() + captured_.size());
                captured_.push_back({to, Vertex(i), mover});
            }
        }
    }
}

template <class Visit>
void NeutralThermographs::for_each_option(std::size_t state, Side mover, Visit visit) const {
    const Captured* captured = captured_at(state);
    const Vertex v = captured != nullptr ? captured->position : Vertex(state);
    const auto [first, last] = graph_.option_range(v, mover);
    for (std::size_t move = first; move < last; ++move) {
        if (captured != nullptr && mover != captured->by && graph_.target(move) == captured->banned) continue;
        visit(after_[move]);
    }
}

// `free` is the position without the ban, `rest` what can be reached in spite of it.
Thermograph NeutralThermographs::after_capture(const Captured& captured, const Thermograph& free,
                                               const Scaffolds& rest) const {
    if (captured.by == Side::left) return {free.left, minimum(rest.right, free.left)};
    return {maximum(rest.left, free.right), free.right};
}

ThermographBounds NeutralThermographs::worked_out(std::size_t state) const {
    const Captured* captured = captured_at(state);
    const Vertex v = captured != nullptr ? captured->position : Vertex(state);
    if (graph_.is_leaf(v)) return {graph_.leaf(v), graph_.leaf(v)};
    const auto walls = [&](Thermograph ThermographBounds::*bound) {
        Scaffolding scaffolding;
        for_each_option(state, Side::left,
                        [&](std::uint32_t to) { scaffolding.left_option((states_[to].*bound).right); });
        for_each_option(state, Side::right,
                        [&](std::uint32_t to) { scaffolding.right_option((states_[to].*bound).left); });
        const Scaffolds scaffolds = std::move(scaffolding).finish();
        if (captured != nullptr) return after_capture(*captured, states_[v.index()].*bound, scaffolds);
        return thermograph(scaffolds, {coldest, graph_.score(v)});
    };
    return {walls(&ThermographBounds::low), walls(&ThermographBounds::high)};
}

}  // namespace tedomari::cgt
