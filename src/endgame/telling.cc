// SPDX-License-Identifier: MIT
#include "endgame/telling.h"

#include <optional>

#include "local/side.h"

namespace tedomari::endgame {

namespace {

constexpr std::size_t most_told = 8;

// Walks two graphs of one region side by side.
class Pair {
public:
    Pair(Attempt& first, Attempt& second) : attempts_{&first, &second}, here_{first.root(), second.root()} {}

    bool is_settled() const { return here_[0].is_settled() || here_[1].is_settled(); }
    Rational count(std::size_t i) const {
        return attempts_[i]->count(mean(i, here_[i]).value_or(0)) - stones_;
    }

    // Plays the move after which the two differ most; false when they differ nowhere for sure.
    bool go_on(std::vector<go::Move>& moves) {
        for (const std::size_t i : {0U, 1U}) attempts_[i]->graph().agenda().ensure_expanded(here_[i].node());
        std::array<std::optional<Edge>, 2> best;
        Side mover = Side::left;
        std::int64_t most = 0;
        for (const Side side : {Side::left, Side::right}) {
            for (const Edge& a : moves_of(0, side)) {
                const auto b = same_move(a, side);
                if (!b) continue;
                const auto x = mean(0, a), y = mean(1, *b);
                if (!x || !y) continue;
                const std::int64_t gap = std::abs(relative(0, *x) - relative(1, *y));
                if (gap <= most) continue;
                most = gap;
                best[0] = a;
                best[1] = *b;
                mover = side;
            }
        }
        if (most == 0) return false;
        moves.push_back({local::color_of(mover), point(0, *best[0])});
        stones_ += mover == Side::left ? 1 : -1;
        for (const std::size_t i : {0U, 1U}) here_[i] = best[i]->raised(here_[i].offset());
        return true;
    }

private:
    go::Point point(std::size_t i, const Edge& edge) const {
        return attempts_[i]->ground().points[static_cast<std::size_t>(edge.point)];
    }
    std::vector<Edge> moves_of(std::size_t i, Side side) const {
        const Positions& positions = attempts_[i]->graph().positions();
        if (here_[i].is_settled() || !positions[here_[i].node()].is_expanded) return {};
        const std::span<const Edge> moves = positions.moves(here_[i].node(), side);
        return {moves.begin(), moves.end()};
    }
    std::optional<Edge> same_move(const Edge& a, Side side) const {
        for (const Edge& b : moves_of(1, side)) {
            if (point(1, b) == point(0, a)) return b;
        }
        return {};
    }
    // By area, when it is known.
    std::optional<std::int64_t> mean(std::size_t i, const Target& place) const {
        const Bounds& bounds = attempts_[i]->graph().bounds();
        const auto low = bounds.mast(place, Bound::low), high = bounds.mast(place, Bound::high);
        if (!low || low != high) return {};
        return low;
    }
    // With what was settled before and without what only one of them has in play.
    std::int64_t relative(std::size_t i, std::int64_t area) const {
        const Rational shift = attempts_[i]->shift();
        return area + here_[i].offset() * unit - shift.numerator() * unit / shift.denominator();
    }

    std::array<Attempt*, 2> attempts_;
    std::array<Target, 2> here_;
    int stones_ = 0;
};

}  // namespace

Telling telling_position(Attempt& first, Attempt& second) {
    Telling result;
    Pair pair(first, second);
    while (!pair.is_settled() && result.moves.size() < most_told && pair.go_on(result.moves)) {
    }
    result.first = pair.count(0);
    result.second = pair.count(1);
    return result;
}

std::string to_string(const Telling& telling) {
    std::string text;
    for (const go::Move move : telling.moves) text += (text.empty() ? "after " : ", ") + go::to_string(move);
    return text + ": " + to_mixed_string(telling.first) + " or " + to_mixed_string(telling.second);
}

}  // namespace tedomari::endgame
