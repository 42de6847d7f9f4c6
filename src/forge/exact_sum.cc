// SPDX-License-Identifier: MIT
#include "forge/exact_sum.h"

#include <algorithm>

#include "go/area.h"
#include "trial/perfect_play.h"

namespace tedomari::forge {

using go::Board;
using go::Color;
using go::Move;
using go::Point;

namespace {

constexpr std::size_t most_positions = 20'000;

int area_of(const Board& board) { return go::area_score(go::count(board)); }

}  // namespace

std::optional<cgt::Game> ExactSum::form(const Board& board, std::size_t place) {
    std::string key(1, static_cast<char>(place));
    places_[place].for_each([&](Point p) { key += static_cast<char>(board.at(p)); });
    const auto [found, is_new] = forms_.try_emplace(key);
    if (is_new) found->second = trial::canonical_form(store_, board, places_[place], most_positions);
    return found->second;
}

std::optional<cgt::Game> ExactSum::sum(const Board& board) {
    cgt::Game all = store_.number(0);
    for (std::size_t i = 0; i < places_.size(); ++i) {
        const auto part = form(board, i);
        if (!part) return {};
        all = store_.sum(all, *part);
    }
    return all;
}

std::optional<int> ExactSum::score(const Board& board, Color next) {
    const auto all = sum(board);
    if (!all) return {};
    const cgt::Dyadic stop = next == Color::black ? store_.left_stop(*all) : store_.right_stop(*all);
    if (!stop.is_integer()) return {};
    return area_of(board) + static_cast<int>(stop.exact());
}

std::optional<std::vector<ExactSum::Choice>> ExactSum::choices(const Board& board, Color next) {
    std::vector<Choice> found;
    for (std::size_t i = 0; i < places_.size(); ++i) {
        for (const Point p : places_[i].points()) {
            if (!board.is_legal({next, p}, go::Suicide::forbidden)) continue;
            Board after = board;
            after.play({next, p});
            const auto then = score(after, opponent(next));
            if (!then) return {};
            found.push_back({p, i, *then});
        }
    }
    return found;
}

std::vector<Move> ExactSum::line(Board board, Color next, std::size_t most) {
    std::vector<Move> moves;
    while (moves.size() < most) {
        const auto all = sum(board);
        if (!all || store_.is_number(*all)) break;
        const auto found = choices(board, next);
        if (!found || found->empty()) break;
        const auto best = std::ranges::max_element(*found, [&](const Choice& a, const Choice& b) {
            return go::sign(next) * a.score < go::sign(next) * b.score;
        });
        moves.push_back({next, best->point});
        board.play(moves.back());
        next = opponent(next);
    }
    return moves;
}

}  // namespace tedomari::forge
