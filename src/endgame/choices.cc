// SPDX-License-Identifier: MIT
#include "endgame/choices.h"

#include <algorithm>
#include <numeric>

#include "local/side.h"

namespace tedomari::endgame {

namespace {

constexpr std::size_t most = 5;  // of threats or side lines a side

go::Point point(const Graph& graph, const Edge& edge) {
    return graph.positions().terrain().points[static_cast<std::size_t>(edge.point)];
}

// The bound that shows what a move of `side` surely gets, and the one that shows what it may get at best.
Bound sure(Side side) { return side == Side::left ? Bound::low : Bound::high; }
Bound best(Side side) { return side == Side::left ? Bound::high : Bound::low; }

bool reaches(std::int64_t value, std::int64_t aim, Side side) {
    return side == Side::left ? value >= aim : value <= aim;
}

// What `side` gets by moving at t, tax not yet paid; nothing when that is not known.
std::optional<std::int64_t> worth(const Graph& graph, NodeId id, Side side, std::int64_t t) {
    const std::int64_t low = graph.bounds().scaffold_at(id, side, Bound::low, t);
    if (low != graph.bounds().scaffold_at(id, side, Bound::high, t)) return {};
    return side == Side::left ? low + t : low - t;
}

std::vector<std::int64_t> bends(const Graph& graph, NodeId id, Side side, std::int64_t from,
                                std::int64_t to) {
    std::vector<std::int64_t> result{from, to};
    for (const Edge& e : graph.positions().moves(id, side)) {
        if (e.is_settled() || !graph.bounds().has_walls(e.node())) continue;
        const WallView wall = graph.bounds().wall(e.node(), other(side), sure(side));
        for (int i = 0; i < wall.size; ++i) {
            if (wall.knots[i].t > from && wall.knots[i].t < to) result.push_back(wall.knots[i].t);
        }
    }
    std::sort(result.begin(), result.end());
    result.erase(std::unique(result.begin(), result.end()), result.end());
    return result;
}

// A move that is surely right at t, the one already chosen if it is still right.
std::optional<go::Point> right_move(const Graph& graph, NodeId id, Side side, std::int64_t t,
                                    std::optional<go::Point> last) {
    const auto aim = worth(graph, id, side, t);
    if (!aim) return {};
    const std::int64_t paid = side == Side::left ? *aim - t : *aim + t;
    if (!reaches(paid, graph.bounds().wall(id, side, best(side)).at(t), side)) return {};  // better elsewhere
    std::optional<go::Point> found;
    for (const Edge& e : graph.positions().moves(id, side)) {
        if (!reaches(graph.bounds().at(e, other(side), sure(side), t), *aim, side)) continue;
        if (!found || point(graph, e) == last) found = point(graph, e);
    }
    return found;
}

// Whether the move surely raises the mean, the stone itself not counted.  A stone thrown away does not,
// though it makes things hotter.  A ko just taken has no mean: it counts as where `hot` cools it down.
bool gains(const Graph& graph, NodeId root, const Edge& edge, Side side, std::int64_t hot) {
    const auto now = graph.bounds().mast(Target::at(root), best(side));
    if (!now) return false;
    const std::int64_t then =
        graph.bounds().mast(edge, sure(side)).value_or(graph.bounds().at(edge, side, sure(side), hot));
    return side == Side::left ? then - unit > *now : then + unit < *now;
}

// What `side` has less at t after the move and an answer than it has now, at most.
std::int64_t loss_when_answered(const Graph& graph, NodeId root, const Edge& edge, Side side,
                                std::int64_t t) {
    const std::int64_t now = graph.bounds().wall(root, side, best(side)).at(t);
    const std::int64_t then = graph.bounds().at(edge, other(side), sure(side), t);
    return std::max(side == Side::left ? now - then : then - now, std::int64_t{0});
}

}  // namespace

std::vector<local::Choice> choices(Graph& graph, const Target& root, Side side, std::int64_t from,
                                   std::int64_t to) {
    std::vector<local::Choice> result;
    if (root.is_settled() || from >= to) return result;
    graph.agenda().ensure_expanded(root.node());
    if (!graph.positions()[root.node()].is_expanded) return result;
    const std::vector<std::int64_t> places = bends(graph, root.node(), side, from, to);
    std::optional<go::Point> last;
    for (std::size_t i = 0; i + 1 < places.size(); ++i) {
        const auto move = right_move(graph, root.node(), side, std::midpoint(places[i], places[i + 1]), last);
        if (move && move == last) {
            result.back().to = to_rational(places[i + 1]) - 1;
        } else if (move) {
            result.push_back({*move, to_rational(places[i]) - 1, to_rational(places[i + 1]) - 1});
        }
        last = move;
    }
    return result;
}

std::vector<local::Threat> threats(Graph& graph, const Target& root, Side side, std::int64_t t) {
    std::vector<local::Threat> result;
    if (root.is_settled()) return result;
    graph.agenda().ensure_expanded(root.node());
    const std::span<const Edge> moves = graph.positions().moves(root.node(), side);
    for (const Edge& edge : moves) {
        if (edge.is_settled() || !graph.bounds().has_walls(edge.node())) continue;
        Exactness exactness;
        const std::int64_t hot =
            freezing_point(graph.bounds().wall(edge.node(), Side::left, Bound::low),
                           graph.bounds().wall(edge.node(), Side::right, Bound::high), exactness);
        if (hot <= t || exactness.lost || !gains(graph, root.node(), edge, side, hot)) continue;
        const std::int64_t loss = loss_when_answered(graph, root.node(), edge, side, t);
        result.push_back(
            {{local::color_of(side), point(graph, edge)}, to_rational(hot) - 1, to_rational(loss)});
    }
    std::stable_sort(result.begin(), result.end(),
                     [](const auto& a, const auto& b) { return a.temperature > b.temperature; });
    if (result.size() > most) result.resize(most);
    return result;
}

std::vector<local::Answer> answers(Graph& graph, const Target& root, Side side, std::int64_t t) {
    std::vector<local::Answer> result;
    if (root.is_settled()) return result;
    const Side answering = other(side);
    const std::int64_t now = graph.bounds().wall(root.node(), side, sure(side)).at(t);
    const std::span<const Edge> moves = graph.positions().moves(root.node(), side);
    for (const Edge& move : moves) {
        if (move.is_settled() || !graph.positions()[move.node()].is_expanded) continue;
        for (const Edge& e : graph.positions().moves(move.node(), answering)) {
            const std::int64_t then = move.offset() * unit + graph.bounds().at(e, side, sure(answering), t);
            if (!reaches(then, now, answering)) continue;
            result.push_back({{local::color_of(side), point(graph, move)}, point(graph, e)});
            break;
        }
    }
    return result;
}

std::vector<local::SideLine> side_lines(Graph& graph, const Target& root, Side side, std::int64_t t) {
    std::vector<local::SideLine> result;
    if (root.is_settled()) return result;
    graph.agenda().ensure_expanded(root.node());
    const auto aim = worth(graph, root.node(), side, t);
    if (!aim) return result;
    for (const Edge& e : graph.positions().moves(root.node(), side)) {
        const std::int64_t loss = std::abs(*aim - graph.bounds().at(e, other(side), best(side), t));
        if (loss > never) continue;  // takes a ko that its master could not go on with
        const bool right = reaches(graph.bounds().at(e, other(side), sure(side), t), *aim, side);
        if (!right && loss == 0) continue;  // not known
        result.push_back({{local::color_of(side), point(graph, e)}, right ? Rational(0) : to_rational(loss)});
    }
    std::stable_sort(result.begin(), result.end(),
                     [](const auto& a, const auto& b) { return a.loss < b.loss; });
    if (result.size() > most) result.resize(most);
    return result;
}

}  // namespace tedomari::endgame
