// SPDX-License-Identifier: MIT
#include "player/level.h"

#include <algorithm>
#include <cmath>

#include "base/rng.h"

namespace tedomari::player {

std::uint64_t Level::visits(std::uint64_t for_best, std::uint64_t usual) const {
    if (number_ >= best) return for_best;
    const std::uint64_t from = for_best > 0 ? for_best : usual;
    return std::max<std::uint64_t>(1, from >> (best - number_));
}

go::Move Level::chosen(const std::vector<WeightedMove>& moves, go::Move otherwise, std::uint64_t seed) const {
    constexpr double nonsense = 1.0 / 50;
    double heaviest = 0;
    for (const WeightedMove& move : moves) heaviest = std::max(heaviest, move.weight);
    const double sharpness = number_;  // level 1 draws by the weights themselves
    const auto weight = [&](const WeightedMove& move) {
        return move.weight < nonsense * heaviest ? 0 : std::pow(move.weight / heaviest, sharpness);
    };
    double all = 0;
    for (const WeightedMove& move : moves) all += heaviest > 0 ? weight(move) : 0;
    if (all <= 0) return otherwise;
    double left = Rng(seed).unit() * all;
    for (const WeightedMove& move : moves) {
        left -= weight(move);
        if (left < 0) return move.move;
    }
    return moves.front().move;
}

}  // namespace tedomari::player
