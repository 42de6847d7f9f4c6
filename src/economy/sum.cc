// SPDX-License-Identifier: MIT
#include "economy/sum.h"

#include <algorithm>
#include <cassert>

namespace tedomari::economy {

using State = Sum::State;

void Sum::add(std::shared_ptr<const Book> book, cgt::Vertex position, std::string name) {
    assert(book->is_exact());
    summands_.push_back({std::move(book), position, std::move(name)});
    const std::size_t i = size() - 1;
    if (is_over(i)) {
        settled_ += thermograph(i).mean();
    } else {
        live_.push_back(i);
    }
}

bool Sum::is_over(std::size_t i) const {
    const auto& graph = book(i).graph();
    return graph.options(position(i), Side::left).empty() && graph.options(position(i), Side::right).empty();
}

Rational Sum::mean() const {
    Rational total = settled_;
    for (const std::size_t i : live_) total += resting(i).mean();
    return total;
}

Rational Sum::temperature() const {
    Rational highest = cgt::coldest;
    for (std::size_t i = 0; i < size(); ++i) highest = std::max(highest, resting(i).temperature());
    return highest;
}

// The komaster may not take a ko that she cannot move on from: that position has no thermograph.
std::vector<State> Sum::targets(std::size_t i, Side mover) const {
    const auto& [book, state, name] = summands_[i];
    std::vector<State> found;
    if (law_ == KoLaw::komaster) {
        for (const State s : book->solution().options(state, mover)) {
            const Thermograph& there = at(i, s);
            if (!there.left.is_infinite() && !there.right.is_infinite()) found.push_back(s);
        }
        return found;
    }
    for (const cgt::Vertex v : book->graph().options(position(i), mover)) {
        if (!ban_ || ban_->summand != i || ban_->target != State(v)) found.emplace_back(v);
    }
    return found;
}

std::vector<const Thermograph*> Sum::options(std::size_t i, Side mover) const {
    std::vector<const Thermograph*> found;
    for (const State s : targets(i, mover)) found.push_back(&at(i, s));
    return found;
}

namespace {

bool leads_back(const cgt::GameGraph& graph, cgt::Vertex from, cgt::Vertex to, Side mover) {
    const auto back = graph.options(to, other(mover));
    return std::find(back.begin(), back.end(), from) != back.end();
}

}  // namespace

bool Sum::is_ko(std::size_t i) const {
    const auto& graph = book(i).graph();
    if (book(i).is_loop_free()) return false;
    for (const Side mover : {Side::left, Side::right}) {
        for (const cgt::Vertex to : graph.options(position(i), mover)) {
            if (leads_back(graph, position(i), to, mover)) return true;
        }
    }
    return false;
}

std::optional<std::size_t> Sum::critical() const {
    for (const std::size_t i : live_) {
        if (book(i).solution().is_critical(state(i))) return i;
    }
    return std::nullopt;
}

void Sum::play(Turn turn, Side mover) {
    const std::size_t i = turn.summand;
    const State from = state(i);
    const State to = targets(i, mover)[turn.option];
    const cgt::KoThermographs& solution = book(i).solution();
    const bool ko = leads_back(book(i).graph(), solution.position(from), solution.position(to), mover);
    summands_[i].state = to;
    ban_.reset();
    if (law_ == KoLaw::ban && ko) ban_ = Ban{i, from};
    if (is_over(i)) {
        live_.erase(std::find(live_.begin(), live_.end(), i));
        settled_ += thermograph(i).mean();
    }
}

}  // namespace tedomari::economy
