// SPDX-License-Identifier: MIT
#include "net/look.h"

#include <benchmark/benchmark.h>

#include "base/goal.bench.h"
#include "base/rng.h"

namespace tedomari::net {
namespace {

using namespace std::chrono_literals;

go::Game middle_game(int side) {
    go::Game game(go::square(side));
    Rng rng(1);
    while (static_cast<int>(game.moves().size()) < side * side / 2) {
        const auto below = [&] { return static_cast<int>(rng.below(static_cast<std::uint32_t>(side))); };
        const int column = below();
        const go::Move move{game.to_move(), go::Point::at(column, below())};
        if (game.board().is_legal(move, go::Suicide::forbidden)) game.play(move);
    }
    return game;
}

void encode(benchmark::State& state) {
    goal(state, 200us);
    const go::Game game = middle_game(static_cast<int>(state.range(0)));
    for (auto _ : state) benchmark::DoNotOptimize(planes(game));
}
BENCHMARK(encode)->Arg(19);

void look_once(benchmark::State& state) {
    const int side = static_cast<int>(state.range(0));
    goal(state, side == 19 ? 12ms : 3ms);
    const go::Game game = middle_game(side);
    Network& network = Network::shipped();
    network.look(game);
    for (auto _ : state) benchmark::DoNotOptimize(network.look(game));
}
BENCHMARK(look_once)->Arg(19)->Arg(9);

void look_all_ways(benchmark::State& state) {
    const int side = static_cast<int>(state.range(0));
    goal(state, side == 19 ? 96ms : 24ms);
    const go::Game game = middle_game(side);
    Network& network = Network::shipped();
    network.look(game, Ways::all);
    for (auto _ : state) benchmark::DoNotOptimize(network.look(game, Ways::all));
}
BENCHMARK(look_all_ways)->Arg(19)->Arg(9);

}  // namespace
}  // namespace tedomari::net
