// SPDX-License-Identifier: MIT
#include "forge/rating.h"

#include <algorithm>
#include <cmath>

#include "net/look.h"

namespace tedomari::forge {

namespace {

int rounded(double elo) { return static_cast<int>(std::lround(std::clamp(elo, 400.0, 2800.0) / 10)) * 10; }

double doublings(std::uint64_t count) { return std::log2(1.0 + static_cast<double>(count)); }

}  // namespace

Rating rating_of_move(const go::Position& position, std::span<const go::Point> moves, go::Point right,
                      std::uint64_t nodes, int near) {
    const net::Look look = net::Network::shipped().look(position, net::Ways::all);
    double all = 0, most = 0;
    go::Point liked;
    for (const go::Point p : moves) {
        const double chance = look.policy[p];
        all += chance;
        if (chance <= most) continue;
        most = chance;
        liked = p;
    }
    Rating rating;
    rating.policy = all > 0 ? look.policy[right] / all : 0;
    rating.liked = liked == right;
    rating.nodes = nodes;
    rating.near = near;
    const double doubt = std::min(-std::log2(std::max(rating.policy, 1e-6)), 8.0);
    rating.elo = rounded(500 + 260 * doubt + 15 * doublings(nodes) + 15 * std::min(near, 4));
    return rating;
}

Rating rating_of_value(std::uint64_t positions, Rational number) {
    Rating rating;
    rating.nodes = positions;
    rating.elo = rounded(500 + 80 * doublings(positions) +
                         120 * doublings(static_cast<std::uint64_t>(number.denominator()) - 1));
    return rating;
}

}  // namespace tedomari::forge
