// SPDX-License-Identifier: MIT
#include "endgame/ko_form.h"

#include <algorithm>
#include <bit>
#include <unordered_map>
#include <utility>
#include <vector>

#include "cgt/ko_graph.h"
#include "endgame/solve.h"
#include "endgame/state.h"

namespace tedomari::endgame {

namespace {

using cgt::Vertex;

constexpr Gates keep_all = Gates::with_dames();

// What is open, in parts, and what is already settled and paid.
struct Place {
    std::vector<State> parts;  // by their open points
    int settled = 0;
    friend bool operator==(const Place&, const Place&) = default;
};
struct PlaceHash {
    std::size_t operator()(const Place& place) const {
        auto h = static_cast<std::uint64_t>(place.settled + 1000);
        for (const State& part : place.parts) h = combine(h, StateHash()(part));
        return h;
    }
};

class Explorer {
public:
    Explorer(const Terrain& terrain, std::size_t most) : terrain_(terrain), most_(most) {}

    std::optional<RegionGraph> from(const State& root, int shift) {
        const Vertex start = enter({}, settle(terrain_, root, keep_all), -shift);
        while (!failed_ && !todo_.empty()) {
            const auto [place, vertex] = std::move(todo_.back());
            todo_.pop_back();
            expand(place, vertex);
        }
        if (failed_) return std::nullopt;
        auto graph = std::move(builder_).build();
        if (!graph) return std::nullopt;
        return RegionGraph{*std::move(graph), start};
    }

private:
    // The position of some parts, and of what a move made of another.
    Vertex enter(std::vector<State> others, const Parts& made, int settled) {
        failed_ |= made.overflow || known_.size() > most_;
        Place place{std::move(others), settled + made.score};
        place.parts.insert(place.parts.end(), made.parts.begin(), made.parts.end());
        if (place.parts.empty()) return builder_.number(place.settled);
        for (State& part : place.parts) part.ko = 0;
        std::sort(place.parts.begin(), place.parts.end(),
                  [](const State& a, const State& b) { return a.open < b.open; });
        const auto known = known_.find(place);
        if (known != known_.end()) return known->second;
        const Vertex fresh = builder_.position();
        int score = place.settled;
        for (const State& part : place.parts) score += score_as_it_stands(terrain_, part);
        builder_.score(fresh, score);
        known_.emplace(place, fresh);
        todo_.emplace_back(std::move(place), fresh);
        return fresh;
    }

    void expand(const Place& place, Vertex from) {
        for (std::size_t i = 0; i < place.parts.size() && !failed_; ++i) {
            std::vector<State> others = place.parts;
            others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
            for (const Side side : {Side::left, Side::right}) {
                const int paid = side == Side::left ? -1 : 1;
                for_each_bit(playable(terrain_, place.parts[i], keep_all), [&](int p) {
                    Played played = play(terrain_, place.parts[i], side, p);
                    if (!played.legal || failed_) return;
                    played.after.ko = 0;
                    const Parts made = settle(terrain_, played.after, keep_all);
                    builder_.option(from, side, enter(others, made, place.settled + paid));
                });
            }
        }
    }

    const Terrain& terrain_;
    std::size_t most_;
    bool failed_ = false;
    cgt::GraphBuilder builder_;
    std::unordered_map<Place, Vertex, PlaceHash> known_;
    std::vector<std::pair<Place, Vertex>> todo_;
};

std::optional<RegionGraph> with_cold_positions_as_numbers(const RegionGraph& region) {
    const cgt::GameGraph& graph = region.graph;
    const cgt::KoThermographs left(graph, {Side::left}), right(graph, {Side::right});
    const auto cold = [&](Vertex v) {
        return left[v].exact() && left[v] == right[v] && left[v].low.temperature() < Rational(0);
    };
    cgt::GraphBuilder builder;
    for (std::size_t i = 0; i < graph.size(); ++i) {
        const Vertex v(i);
        if (graph.is_leaf(v)) {
            builder.leaf(graph.leaf(v));
        } else if (cold(v)) {
            builder.number(left[v].low.mean());
        } else {
            builder.score(builder.position(), graph.score(v));
        }
    }
    for (std::size_t i = 0; i < graph.size(); ++i) {
        const Vertex v(i);
        if (graph.is_leaf(v) || cold(v)) continue;
        for (const Side side : {Side::left, Side::right}) {
            for (const Vertex to : graph.options(v, side)) builder.option(v, side, to);
        }
    }
    auto built = std::move(builder).build();
    if (!built) return std::nullopt;
    return RegionGraph{*std::move(built), region.root};
}

}  // namespace

std::optional<RegionGraph> region_graph(const go::Board& board, const go::PointSet& mask,
                                        std::size_t most_positions) {
    const auto ground = terrain(board, mask, 1);
    if (!ground) return std::nullopt;
    const State state = root_state(*ground, board);
    const int shift = std::popcount(state.black) - std::popcount(state.white) + ground->margin_value;
    const auto found = Explorer(*ground, most_positions).from(state, shift);
    if (!found) return std::nullopt;
    return with_cold_positions_as_numbers(*found);
}

}  // namespace tedomari::endgame
