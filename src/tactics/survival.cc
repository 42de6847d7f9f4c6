// SPDX-License-Identifier: MIT
#include "tactics/survival.h"

#include <algorithm>

#include "go/benson.h"
#include "tactics/distance.h"

namespace tedomari::tactics {

using go::Board;
using go::Color;
using go::Point;

namespace {

constexpr int strong = 6, near = 3, weak = 3;
constexpr std::size_t most_links = 4, most_eyes = 4;

Wish goal_of(const Goal& goal) {
    Wish wish;
    wish.question = {goal, Side::attacker};
    return wish;
}

// Chains that live, or that nobody takes soon, the nearest first.
std::vector<Goal> links(const Board& board, Point chain) {
    const Color color = color_of(board.at(chain));
    const Layout layout = layout_of(board);
    const Ways ways{board, layout, color};
    const auto life = go::unconditional_life(board, color);
    std::vector<std::pair<int, Goal>> found;
    go::for_each_point(board.size(), [&](Point p) {
        if (board.at(p) != cell(color) || board.chain(p) != p || board.chain(chain) == p) return;
        if (!life.stones.contains(p) && board.liberties(p) < strong) return;
        const int apart = moves_apart(ways, chain, p, near);
        if (apart <= near) found.emplace_back(apart, connect(board, chain, p));
    });
    std::stable_sort(found.begin(), found.end(),
                     [](const auto& x, const auto& y) { return x.first < y.first; });
    std::vector<Goal> goals;
    for (std::size_t i = 0; i < std::min(found.size(), most_links); ++i) goals.push_back(found[i].second);
    return goals;
}

// Empty points beside the chain with the most own stones around, and no enemy next to them.
std::vector<Goal> eyes(const Board& board, Point chain) {
    const Color color = color_of(board.at(chain));
    std::vector<std::pair<int, Point>> found;
    board.for_each_liberty(chain, [&](Point p) {
        int own = 0;
        for (const Point q : p.neighbours()) {
            if (board.at(q) == cell(opponent(color))) return;
            own += board.at(q) == cell(color) || board.at(q) == go::Cell::edge;
        }
        found.emplace_back(-own, p);
    });
    std::stable_sort(found.begin(), found.end(),
                     [](const auto& x, const auto& y) { return x.first < y.first; });
    std::vector<Goal> goals;
    for (std::size_t i = 0; i < std::min(found.size(), most_eyes); ++i)
        goals.push_back({GoalKind::eye, found[i].second, {}, color});
    return goals;
}

}  // namespace

std::optional<Wish> survival(const Board& board, Point chain) {
    Wish wish;
    wish.form = Wish::Form::either;
    for (const Goal& goal : links(board, chain)) wish.parts.push_back(goal_of(goal));
    board.for_each_enemy_chain(chain, [&](Point name) {
        if (board.liberties(name) <= weak) wish.parts.push_back(goal_of(capture(board, name)));
    });
    const auto possible = eyes(board, chain);
    for (std::size_t i = 0; i < possible.size(); ++i) {
        for (std::size_t j = i + 1; j < possible.size(); ++j) {
            Wish both;
            both.form = Wish::Form::both;
            both.parts = {goal_of(possible[i]), goal_of(possible[j])};
            wish.parts.push_back(std::move(both));
        }
    }
    if (wish.parts.empty()) return {};
    if (wish.parts.size() > 1) return wish;
    Wish only = std::move(wish.parts[0]);
    return only;
}

}  // namespace tedomari::tactics
