// SPDX-License-Identifier: MIT
#include "playout/playout.h"

#include "playout/lockstep_run.h"

namespace tedomari::playout {

namespace {

const LockstepEngine& fastest() {
    static const LockstepEngine& engine = *lockstep_engines().front();
    return engine;
}

}  // namespace

Results random_games(const go::Position& position, const Request& request, Budget& budget) {
    return run_lockstep(fastest(), position, request, Statistics::none, budget).results;
}

Sample sample(const go::Position& position, const Request& request, Budget& budget) {
    return run_lockstep(fastest(), position, request, Statistics::points, budget);
}

Sample sample_either_first(go::Position position, Request request, Budget& budget) {
    constexpr std::uint64_t least_games = 32;  // of each color
    position.board.set_ko_ban(go::Move::pass(go::Color::black));
    request.games = request.games / 2 + 1;
    Sample total{Results(position.size().points()), {}};
    for (const go::Color first : {go::Color::black, go::Color::white}) {
        position.to_move = first;
        Sample part = sample(position, request, budget);
        if (part.games() < std::min(least_games, request.games)) {
            Budget few(Limits{.nodes = least_games});
            part = sample(position, {least_games, request.seed, 1, request.move_limit}, few);
        }
        total += part;
    }
    return total;
}

}  // namespace tedomari::playout
