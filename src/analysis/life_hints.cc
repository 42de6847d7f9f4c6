// SPDX-License-Identifier: MIT
#include "analysis/life_hints.h"

#include <algorithm>
#include <vector>

namespace tedomari::analysis {

using go::Board;
using go::Color;
using go::Point;

namespace {

// Points by how likely they are, the likeliest first.
template <class Likelihood>
std::vector<Point> ranked(const Board& board, Likelihood&& likelihood) {
    std::vector<Point> points;
    go::for_each_point(board.size(), [&](Point p) {
        if (board.is_empty(p)) points.push_back(p);
    });
    std::stable_sort(points.begin(), points.end(),
                     [&](Point a, Point b) { return likelihood(a) > likelihood(b); });
    return points;
}

// What is good for one is good for the other: whoever likes a point.
constexpr std::uint8_t doubt_anywhere(std::size_t rank) { return rank < 4 ? 0 : rank < 10 ? 1 : 2; }

constexpr std::uint8_t most_doubtful = 10;

}  // namespace

LifeLook look_at_life(const Board& board, Color first) {
    net::Network& network = net::Network::shipped();
    LifeLook found{
        network.look(go::Position{board, first}), network.look(go::Position{board, opponent(first)}), {}};
    auto hints = std::make_shared<life::Hints>();
    const auto either =
        ranked(board, [&](Point p) { return std::max(found.first.policy[p], found.second.policy[p]); });
    for (std::size_t i = 0; i < either.size(); ++i) hints->anywhere[either[i]] = doubt_anywhere(i);
    const auto mine = ranked(board, [&](Point p) { return found.first.policy[p]; });
    for (std::size_t i = 0; i < mine.size(); ++i)
        hints->first[mine[i]] = static_cast<std::uint8_t>(std::min<std::size_t>(i, most_doubtful));
    found.hints = std::move(hints);
    return found;
}

}  // namespace tedomari::analysis
