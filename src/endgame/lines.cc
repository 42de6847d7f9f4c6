// SPDX-License-Identifier: MIT
#include "endgame/lines.h"

#include "local/side.h"

namespace tedomari::endgame {

namespace {

constexpr std::size_t longest = 30;

// The mover's best edge at t, by the guess, which is exact where the proof went.
const Edge* best_edge(Graph& graph, NodeId id, Side side, std::int64_t t) {
    graph.ensure_expanded(id);
    const Edge* best = nullptr;
    const std::int64_t sign = side == Side::left ? 1 : -1;
    const Bound proved = side == Side::left ? Bound::low : Bound::high;
    std::int64_t best_value = 0, best_proof = 0;
    for (const Edge* e = graph.edges_begin(id, side); e != graph.edges_end(id, side); ++e) {
        const std::int64_t value = sign * graph.at(*e, other(side), Bound::guess, t);
        const std::int64_t proof = sign * graph.at(*e, other(side), proved, t);
        if (best == nullptr || proof > best_proof || (proof == best_proof && value > best_value)) {
            best = e;
            best_value = value;
            best_proof = proof;
        }
    }
    return best;
}

std::int64_t mast(const Graph& graph, const Edge& edge) {
    return graph.at(edge, Side::left, Bound::guess, never);
}

bool is_hotter(const Graph& graph, const Edge& edge, std::int64_t t) {
    if (edge.node < 0) return false;
    return graph.at(edge, Side::left, Bound::guess, t) > graph.at(edge, Side::right, Bound::guess, t);
}

go::Move move(const Graph& graph, Side side, const Edge& edge) {
    return {local::color_of(side), graph.terrain().points[static_cast<std::size_t>(edge.point)]};
}

// Black's moves less White's: what area counting gives for the stones themselves.
Rational net_plays(const std::vector<go::Move>& moves) {
    int net = 0;
    for (const go::Move& m : moves) net += m.color == go::Color::black ? 1 : -1;
    return net;
}

}  // namespace

local::Line best_line(Graph& graph, const Edge& root, Side first, std::int64_t t) {
    local::Line line;
    std::int64_t settled = root.offset * unit;
    line.count = line.ignored_count = to_rational(settled + mast(graph, Edge{root.node, 0, -1}));
    Edge here{root.node, 0, -1};
    Side mover = first;
    while (here.node >= 0 && line.moves.size() < longest) {
        const Edge* found = best_edge(graph, here.node, mover, t);
        if (found == nullptr) break;
        const Edge edge = *found;
        line.moves.push_back(move(graph, mover, edge));
        if (line.moves.size() == 1 && edge.node >= 0) {
            if (is_hotter(graph, edge, t)) line.threat = to_rational(graph.node(edge.node).guess_t) - 1;
            if (const Edge* again = best_edge(graph, edge.node, first, t)) {
                line.ignored = {line.moves[0], move(graph, first, *again)};
                line.ignored_count = to_rational(settled + edge.offset * unit + mast(graph, *again));
            }
        }
        settled += edge.offset * unit;
        here = Edge{edge.node, 0, -1};
        if (here.node < 0 || !is_hotter(graph, here, t)) break;
        mover = other(mover);
    }
    if (here.node >= 0) line.rest = to_rational(graph.node(here.node).guess_t) - 1;
    if (!line.moves.empty()) line.count = to_rational(settled + (here.node < 0 ? 0 : mast(graph, here)));
    line.count -= net_plays(line.moves);
    line.ignored_count -= net_plays(line.ignored);
    return line;
}

}  // namespace tedomari::endgame
