// SPDX-License-Identifier: MIT
#include "cgt/game_graph.h"

#include <algorithm>
#include <utility>

namespace tedomari::cgt {

std::optional<Vertex> GameGraph::find(std::string_view name) const {
    const auto found = std::find(names_.begin(), names_.end(), name);
    if (found == names_.end()) return std::nullopt;
    return Vertex(static_cast<std::size_t>(found - names_.begin()));
}

GameGraph GameGraph::negative() const {
    GameGraph result = *this;
    result.targets_.clear();
    result.starts_ = {0};
    for (std::size_t i = 0; i < size(); ++i) {
        for (const Side side : {Side::left, Side::right}) {
            const auto theirs = options(Vertex(i), other(side));
            result.targets_.insert(result.targets_.end(), theirs.begin(), theirs.end());
            result.starts_.push_back(static_cast<std::uint32_t>(result.targets_.size()));
        }
    }
    for (Thermograph& leaf : result.leaves_) leaf = -leaf;
    for (Rational& score : result.scores_) score = -score;
    return result;
}

Vertex GraphBuilder::leaf(Thermograph thermograph) {
    const Vertex v = position();
    graph_.leaf_[v.index()] = static_cast<std::uint32_t>(graph_.leaves_.size());
    graph_.leaves_.push_back(std::move(thermograph));
    return v;
}

Vertex GraphBuilder::position(std::string name) {
    graph_.leaf_.push_back(GameGraph::no_leaf);
    graph_.names_.push_back(std::move(name));
    return Vertex(graph_.leaf_.size() - 1);
}

void GraphBuilder::score(Vertex v, Rational score) {
    graph_.scores_.resize(graph_.size());
    graph_.scores_[v.index()] = score;
}

Result<GameGraph> GraphBuilder::build() && {
    if (!graph_.scores_.empty()) graph_.scores_.resize(graph_.size());
    auto& starts = graph_.starts_;
    starts.assign(2 * graph_.size() + 1, 0);
    const auto list_of = [](const MoveOf& move) {
        return 2 * move.from.index() + (move.mover == Side::right ? 1 : 0);
    };
    for (const MoveOf& move : moves_) {
        if (move.from == move.to) {
            const std::string& name = graph_.name(move.from);
            return Error{(name.empty() ? "a position" : name) + " moves to itself"};
        }
        ++starts[list_of(move) + 1];
    }
    for (std::size_t i = 1; i < starts.size(); ++i) starts[i] += starts[i - 1];
    graph_.targets_.resize(moves_.size());
    std::vector<std::uint32_t> next(starts.begin(), starts.end() - 1);
    for (const MoveOf& move : moves_) graph_.targets_[next[list_of(move)]++] = move.to;
    return std::move(graph_);
}

}  // namespace tedomari::cgt
