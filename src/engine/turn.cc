// SPDX-License-Identifier: MIT
#include "engine/turn.h"

#include <algorithm>
#include <chrono>

namespace tedomari::engine {

namespace {

using player::Seconds;

// How many more moves one color has to make, for sharing out the time: half of the empty points, but some
// are never played, and a game is never quite over.
int moves_left(const go::Game& game) {
    int empty = 0;
    for_each_point(game.size(), [&](go::Point p) { empty += game.board().is_empty(p) ? 1 : 0; });
    return std::max(10, empty * 2 / 5);
}

}  // namespace

Limits limits_of_move(const State& state, go::Color color) {
    Limits limits;
    auto time = state.clock.for_move(color, moves_left(state.game));
    const Seconds own = state.settings.time_per_move;
    if (own.count() > 0) time = time ? std::min(*time, own) : own;
    if (time)
        limits.time = std::chrono::duration_cast<std::chrono::nanoseconds>(std::min(*time, Seconds(1e8)));
    return limits;
}

go::Move choose(State& state, go::Color color, const Limits& limits) {
    Budget budget(limits, &state.cancel);
    return state.player->choose(state.game, color, budget);
}

std::optional<go::Move> take_turn(State& state, go::Color color) {
    const auto start = std::chrono::steady_clock::now();
    const go::Move move = choose(state, color, limits_of_move(state, color));
    state.clock.spend(color, std::chrono::steady_clock::now() - start);
    if (state.settings.may_resign && state.player->gives_up()) return std::nullopt;
    state.game.play(move);
    return move;
}

}  // namespace tedomari::engine
