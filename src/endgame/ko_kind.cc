// SPDX-License-Identifier: MIT
#include "endgame/ko_kind.h"

#include <algorithm>

#include "cgt/ko_graph.h"
#include "cgt/neutral_ko.h"

namespace tedomari::endgame {

namespace {

using cgt::Loop;
using cgt::Side;
using cgt::Vertex;
using go::KoName;

class Naming {
public:
    Naming(const cgt::GameGraph& graph, const cgt::KoThermographs& left, const cgt::KoThermographs& right)
        : graph_(graph), left_(left), right_(right), loops_(cgt::loops(graph, left, right)) {}

    std::optional<KoName> of(Vertex root) const {
        const Loop* loop = loop_of(root);
        if (loop == nullptr) return is_left_alone(root) ? thousand_years : std::nullopt;
        if (loop->kind != Loop::Kind::simple_ko && loop->kind != Loop::Kind::iterated_ko) return {};
        const auto hers = approach_moves(*loop, Side::left), his = approach_moves(*loop, Side::right);
        if (!hers || !his) return {};
        const int approach = std::max(*hers, *his), steps = static_cast<int>(loop->positions.size()) - 1;
        if (approach > 0) return KoName{KoName::Kind::approach, approach};
        if (steps > 1) return KoName{KoName::Kind::steps, steps};
        return KoName{};
    }

private:
    static constexpr int most_approach = 3;
    static constexpr auto thousand_years = std::optional(KoName{KoName::Kind::thousand_years, 1});

    const Loop* loop_of(Vertex v) const {
        for (const Loop& loop : loops_) {
            if (std::binary_search(loop.positions.begin(), loop.positions.end(), v)) return &loop;
        }
        return nullptr;
    }

    // Where a side gets to that has won the ko: out of the loop by its best move.
    std::optional<Vertex> won(const Loop& loop, Side side) const {
        std::optional<Vertex> best;
        const auto worth = [&](Vertex v) {
            return side == Side::left ? left_[v].low.mean() : -right_[v].low.mean();
        };
        for (const Vertex v : loop.positions) {
            for (const Vertex to : graph_.options(v, side)) {
                if (loop_of(to) == &loop) continue;
                if (!best || worth(to) > worth(*best)) best = to;
            }
        }
        return best;
    }

    // How often a side that wins the ko only gets to fight another; nothing when it cannot win, or that is never over.
    std::optional<int> approach_moves(const Loop& loop, Side side) const {
        const Loop* at = &loop;
        for (int moves = 0; moves <= most_approach; ++moves) {
            const auto after = won(*at, side);
            if (!after) return {};
            const Loop* next = loop_of(*after);
            if (next == nullptr) return moves;
            at = next;
        }
        return {};
    }

    // Either side may begin a ko, and either may have peace instead; threats decide what it is worth.
    bool is_left_alone(Vertex root) const {
        if (left_[root].low.mean() == right_[root].low.mean()) return false;
        const auto any = [&](Side side, auto&& holds) {
            const auto options = graph_.options(root, side);
            return std::any_of(options.begin(), options.end(), holds);
        };
        const auto fights = [&](Vertex v) { return loop_of(v) != nullptr; };
        const auto rests = [&](Vertex v) {
            return loop_of(v) == nullptr && left_[v].exact() && left_[v] == right_[v] &&
                   left_[v].low.temperature() <= Rational(0);
        };
        return any(Side::left, fights) && any(Side::right, fights) && any(Side::left, rests) &&
               any(Side::right, rests);
    }

    const cgt::GameGraph& graph_;
    const cgt::KoThermographs& left_;
    const cgt::KoThermographs& right_;
    std::vector<Loop> loops_;
};

}  // namespace

std::optional<KoKind> ko_kind(const RegionGraph& region, Budget& budget) {
    const cgt::KoThermographs left(region.graph, {Side::left}, &budget);
    const cgt::KoThermographs right(region.graph, {Side::right}, &budget);
    if (!left.finished() || !right.finished() || !left[region.root].exact() || !right[region.root].exact())
        return {};
    KoKind kind;
    kind.black_master = left[region.root].low;
    kind.white_master = right[region.root].low;
    kind.name = Naming(region.graph, left, right).of(region.root);
    const cgt::NeutralThermographs neutral(region.graph, 64, &budget);
    if (neutral.finished() && neutral[region.root].exact()) kind.neutral = neutral[region.root].low;
    return kind;
}

}  // namespace tedomari::endgame
