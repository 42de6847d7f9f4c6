// SPDX-License-Identifier: MIT
#include "economy/book.h"

#include <map>

#include "cgt/lines.h"

namespace tedomari::economy {

using cgt::GraphBuilder;
using cgt::Vertex;

Book::Book(cgt::GameGraph graph, const cgt::KoRules& rules)
    : graph_(std::move(graph)), solution_(graph_, rules) {}

std::shared_ptr<const Book> open_book(cgt::Thermographs& thermographs, cgt::Game game) {
    return open_book(cgt::game_graph_of(thermographs, game));
}

std::shared_ptr<const Book> open_book(cgt::GameGraph graph, const cgt::KoRules& rules) {
    return std::make_shared<const Book>(std::move(graph), rules);
}

// --- numbers -----------------------------------------------------------------------------------------------

namespace {

constexpr int farthest_number = 10'000;

// The positions of numbers in a graph under construction.
class NumberPositions {
public:
    explicit NumberPositions(GraphBuilder& builder) : builder_(builder) {}

    // Gives `at` the moves of x; the positions they lead to follow.
    void describe(Vertex at, Rational x) { todo_.push_back({at, x}); }

    void finish() {
        while (!todo_.empty()) {
            const auto [at, x] = todo_.back();
            todo_.pop_back();
            const Rational step(1, x.denominator());
            if (!x.is_integer() || x > 0) builder_.option(at, Side::left, position_of(x - step));
            if (!x.is_integer() || x < 0) builder_.option(at, Side::right, position_of(x + step));
        }
    }

private:
    struct Task {
        Vertex at;
        Rational number;
    };
    Vertex position_of(Rational x) {
        const auto [known, is_new] = made_.try_emplace(x);
        if (is_new) {
            known->second = builder_.position();
            describe(known->second, x);
        }
        return known->second;
    }

    GraphBuilder& builder_;
    std::map<Rational, Vertex> made_;
    std::vector<Task> todo_;
};

}  // namespace

Result<cgt::GameGraph> with_moves_in_numbers(const cgt::GameGraph& graph) {
    GraphBuilder builder;
    for (std::size_t i = 0; i < graph.size(); ++i) {
        const Vertex v(i);
        const bool number = graph.is_leaf(v) &&
                            graph.leaf(v) == cgt::thermograph_of_number(graph.leaf(v).mean()) &&
                            graph.leaf(v).mean().is_dyadic();
        if (graph.is_leaf(v) && !number) {
            builder.leaf(graph.leaf(v));
        } else {
            builder.position(graph.name(v));
        }
    }
    NumberPositions numbers(builder);
    for (std::size_t i = 0; i < graph.size(); ++i) {
        const Vertex v(i);
        for (const Side side : {Side::left, Side::right}) {
            for (const Vertex to : graph.options(v, side)) builder.option(v, side, to);
        }
        if (!graph.is_leaf(v)) {
            if (graph.score(v) != Rational(0)) builder.score(v, graph.score(v));
            continue;
        }
        const Rational mean = graph.leaf(v).mean();
        if (graph.leaf(v) != cgt::thermograph_of_number(mean) || !mean.is_dyadic()) continue;
        if (abs(mean) > Rational(farthest_number))
            return Error{to_string(mean) + " is too far from 0 to be played out"};
        numbers.describe(v, mean);
    }
    numbers.finish();
    return std::move(builder).build();
}

// --- lines -------------------------------------------------------------------------------------------------

namespace {

struct Known {
    Rational mean, temperature;
};

// Whether the solved positions 0, 1, … have the means and temperatures recorded.
bool agrees(const cgt::GameGraph& graph, const std::vector<Known>& positions) {
    const cgt::KoThermographs solution(graph, {});
    for (std::size_t i = 0; i < positions.size(); ++i) {
        const Thermograph& found = solution[Vertex(i)].low;
        if (found.mean() != positions[i].mean) return false;
        if (graph.is_leaf(Vertex(i))) continue;
        const bool is_cold_end = i + 1 == positions.size() && positions[i].temperature < Rational(0);
        if (!is_cold_end && found.temperature() != positions[i].temperature) return false;
    }
    return true;
}

}  // namespace

// Position i is { m + t | next } when Right moved and { next | m - t } when Left did: then its mast stands on
// m at t whenever the next position is no hotter, or is answered by a move back.  At the end of the line it is
// { m + t | m - t }; below 0 that is a number as it is written, {-3/2|-1/2}, in which both are willing to move
// from t down: the base of its mast is lower.
Result<cgt::GameGraph> game_with_line(Rational mean, Rational temperature,
                                      const std::vector<LineStep>& line) {
    std::vector<Known> positions = {{mean, temperature}};
    for (const LineStep& step : line) positions.push_back({step.mean, step.temperature});
    GraphBuilder builder;
    const bool ends_in_number = positions.back().temperature <= cgt::coldest;
    std::vector<Vertex> vertices;
    for (std::size_t i = 0; i + (ends_in_number ? 1 : 0) < positions.size(); ++i)
        vertices.push_back(builder.position());
    if (ends_in_number) vertices.push_back(builder.number(positions.back().mean));
    for (std::size_t i = 0; i < vertices.size(); ++i) {
        const auto [m, t] = positions[i];
        for (const Side side : {Side::left, Side::right}) {
            if (i < line.size() && line[i].mover == side) {
                builder.option(vertices[i], side, vertices[i + 1]);
            } else if (i < line.size() || !ends_in_number) {
                builder.option(vertices[i], side, builder.number(side == Side::left ? m + t : m - t));
            }
        }
    }
    auto graph = std::move(builder).build();
    if (graph && !agrees(*graph, positions)) return Error{"no game has these means and temperatures"};
    return graph;
}

}  // namespace tedomari::economy
