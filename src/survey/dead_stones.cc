// SPDX-License-Identifier: MIT
#include "survey/dead_stones.h"

#include <array>

#include "go/benson.h"

namespace tedomari::survey {

namespace {

using go::Color;
using go::Point;
using go::PointSet;

// How much a chain's points are its own color's in the end, from -1 to 1.
double kept(const go::Board& board, const playout::Sample& sample, Point chain) {
    double total = 0;
    board.for_each_stone(chain, [&](Point stone) { total += sample.ownership(stone); });
    total /= board.chain_size(chain);
    return go::color_of(board.at(chain)) == Color::black ? total : -total;
}

// Chains kept less than their color's threshold are dead, where Benson's theorem has nothing to say.
PointSet dead_below(const go::Board& board, const playout::Sample& sample, std::array<double, 2> threshold) {
    PointSet dead, alive;
    for (const Color color : {Color::black, Color::white}) {
        const go::UnconditionalLife life = unconditional_life(board, color);
        alive |= life.stones;
        life.territory.for_each([&](Point p) {
            if (go::is_stone(board.at(p))) dead.insert(p);
        });
    }
    for_each_point(board.size(), [&](Point p) {
        if (!go::is_stone(board.at(p)) || board.chain(p) != p || alive.contains(p)) return;
        const auto color = static_cast<std::size_t>(go::color_of(board.at(p)));
        if (kept(board, sample, p) >= threshold[color]) return;
        dead |= board.stones(p);
    });
    return dead;
}

}  // namespace

PointSet dead_stones_at_worst(const go::Board& board, const playout::Sample& sample, Color color) {
    constexpr double clearly = 0.5;
    return dead_below(board, sample,
                      color == Color::black ? std::array{clearly, -clearly} : std::array{-clearly, clearly});
}

}  // namespace tedomari::survey
