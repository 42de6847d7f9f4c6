// SPDX-License-Identifier: MIT
#include "base/goal.bench.h"
#include "base/rng.h"
#include "cgt/domineering.h"
#include "cgt/ko_graph.h"
#include "cgt/thermographs.h"

namespace tedomari::cgt {
namespace {

using namespace std::chrono_literals;

Game random_game(Store& store, Rng& rng, int depth) {
    if (depth == 0)
        return store.number(Dyadic(Rational(static_cast<int>(rng.below(65)) - 32, 1 << rng.below(3))));
    std::vector<Game> left, right;
    for (std::uint32_t n = rng.below(3) + 1; n > 0; --n) left.push_back(random_game(store, rng, depth - 1));
    for (std::uint32_t n = rng.below(3) + 1; n > 0; --n) right.push_back(random_game(store, rng, depth - 1));
    return store.make(left, right);
}

// Every distinct value below random games, four moves deep.
void thermographs_of_random_games(benchmark::State& state) {
    goal_per_second(state, 1'000'000);
    Store store;
    Rng rng(1);
    for (int i = 0; i < 300; ++i) random_game(store, rng, 4);
    const auto count = static_cast<std::uint32_t>(store.size());
    for (auto _ : state) {
        Thermographs thermographs(store);
        for (std::uint32_t id = 0; id < count; ++id)
            benchmark::DoNotOptimize(thermographs.of(Game::from_id(id)));
    }
    state.SetItemsProcessed(state.iterations() * count);
}
BENCHMARK(thermographs_of_random_games)->Unit(benchmark::kMillisecond);

// The row of issue 3: CGSuite takes 9.2 s.
void thermographs_below_domineering_4x7(benchmark::State& state) {
    goal(state, 200ms);
    Store store;
    Solver<Domineering> solver(store);
    solver.value(Domineering::start(4, 7));
    const auto count = static_cast<std::uint32_t>(store.size());
    for (auto _ : state) {
        Thermographs thermographs(store);
        for (std::uint32_t id = 0; id < count; ++id)
            benchmark::DoNotOptimize(thermographs.of(Game::from_id(id)));
    }
    state.SetItemsProcessed(state.iterations() * count);
}
BENCHMARK(thermographs_below_domineering_4x7)->Unit(benchmark::kMillisecond)->Iterations(5);

// A ladder of kos: every position has a ko capture for each player and a number to leave by.
void komaster_thermographs_of_many_kos(benchmark::State& state) {
    goal_per_second(state, 2'000'000);  // positions, both critical and ordinary
    Rng rng(2);
    GraphBuilder builder;
    for (int i = 0; i < 5000; ++i) {
        const Vertex a = builder.position(), b = builder.position();
        builder.option(a, Side::left, builder.number(static_cast<int>(rng.below(30))));
        builder.option(a, Side::right, b);
        builder.option(b, Side::left, a);
        builder.option(b, Side::right, builder.number(-static_cast<int>(rng.below(30))));
    }
    const GameGraph graph = *std::move(builder).build();
    std::size_t states = 0;
    for (auto _ : state) {
        const KoThermographs solution(graph, {Side::left});
        states = solution.size();
        benchmark::DoNotOptimize(solution[Vertex(0)]);
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(states));
}
BENCHMARK(komaster_thermographs_of_many_kos)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace tedomari::cgt
