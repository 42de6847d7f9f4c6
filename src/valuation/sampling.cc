// SPDX-License-Identifier: MIT
#include "valuation/sampling.h"

#include <algorithm>

#include "base/hash.h"
#include "base/side_by_side.h"

namespace tedomari::valuation {

namespace {

constexpr std::uint64_t batch = 256;  // games of one thread between two looks at the clock

void play_batch(const go::Position& position, const playout::LightBoard& start, const Sampling& sampling,
                std::uint64_t first, std::uint64_t end, Watch& watch) {
    for (std::uint64_t number = first; number < end; ++number) {
        Rng rng(combine(sampling.seed, number));
        playout::LightBoard board = start;
        playout::play_game(board, position.to_move, sampling.policy, rng, watch);
    }
}

}  // namespace

std::uint64_t watch_games(const go::Position& position, const Sampling& sampling, std::uint64_t first,
                          std::uint64_t games, Watch& watch, Budget& budget) {
    const playout::LightBoard start(position.board, position.to_move);
    const auto threads = static_cast<std::uint64_t>(std::max(1, sampling.threads));
    std::uint64_t played = 0;
    while (played < games && !budget.spent()) {
        const std::uint64_t now = std::min(batch * threads, games - played);
        if (threads == 1) {
            play_batch(position, start, sampling, first + played, first + played + now, watch);
        } else {
            std::vector<Watch> parts(threads, Watch(position.board, watch.goals(), watch.pairings()));
            side_by_side(threads, [&](std::size_t i) {
                const std::uint64_t from = first + played + now * i / threads;
                const std::uint64_t to = first + played + now * (i + 1) / threads;
                play_batch(position, start, sampling, from, to, parts[i]);
            });
            for (const Watch& part : parts) watch += part;
        }
        played += now;
        budget.spend(now);
    }
    return played;
}

}  // namespace tedomari::valuation
