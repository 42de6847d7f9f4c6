// SPDX-License-Identifier: MIT
#include "base/goal.bench.h"
#include "net/tree_search.h"
#include "player/rave_search.h"

// Positions that a search looks at in a second, from the empty board, by one thread or two.  The goals are
// what a move of a few tenths of a second needs: 300 looks on 9x9 and 100 on 19x19; 10,000 random games with
// their tree on 9x9.
namespace tedomari::player {
namespace {

void search_by_looks(benchmark::State& state) {
    const int size = static_cast<int>(state.range(0));
    goal_per_second(state, size == 9 ? 300 : 100);
    constexpr std::uint64_t visits = 50;
    for (auto _ : state) {
        net::TreeSettings settings;
        settings.visits = visits;
        settings.threads = static_cast<int>(state.range(1));
        net::TreeSearch search(net::Network::shipped(), settings);
        Budget budget;
        benchmark::DoNotOptimize(search.think(go::Game(go::square(size)), go::Color::black, budget).visits);
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(visits) * state.iterations());
}
BENCHMARK(search_by_looks)
    ->Args({9, 1})
    ->Args({9, 2})
    ->Args({19, 1})
    ->Args({19, 2})
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

void search_by_games(benchmark::State& state) {
    goal_per_second(state, 10'000);
    constexpr std::uint64_t games = 2000;
    for (auto _ : state) {
        RaveSettings settings;
        settings.games = games;
        settings.threads = static_cast<int>(state.range(0));
        RaveSearch search(settings);
        Budget budget;
        benchmark::DoNotOptimize(search.think(go::Game(go::square(9)), go::Color::black, budget).games);
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(games) * state.iterations());
}
BENCHMARK(search_by_games)->Arg(1)->Arg(2)->UseRealTime()->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace tedomari::player
